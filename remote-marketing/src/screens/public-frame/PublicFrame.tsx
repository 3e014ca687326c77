import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const Page = styled.div`
  --header-height: 4rem;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  /* While the menu is open, a press beside it closes it and does nothing else. */
  &[data-menu='open'] > :is(main, footer) {
    pointer-events: none;
  }
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
    <Page data-menu={menuOpen ? 'open' : undefined}>
      <Header open={menuOpen} setOpen={setMenuOpen} />
      {/* Not inert: who reads the page keeps its main and its heading. The menu closes as the focus leaves it. */}
      <Main>{children}</Main>
      <Footer />
    </Page>
  );
}
