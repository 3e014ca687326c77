import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const Page = styled.div`
  --header-height: 4rem;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;
const Main = styled.main`
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
`;

/** What stands around every public page: the header, the page's `<main>`, the footer. */
export default function PublicFrame({ children }: { children?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Page>
      <Header open={menuOpen} setOpen={setMenuOpen} />
      {/* The open menu lies over the page: nothing under it can be reached meanwhile. */}
      <Main inert={menuOpen}>{children}</Main>
      <Footer inert={menuOpen} />
    </Page>
  );
}
