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
/** While the menu lies over it, a press beside the menu closes the menu and does nothing else. */
const Covered = styled.div<{ $covered: boolean }>`
  display: contents;
  > * {
    pointer-events: ${({ $covered }) => ($covered ? 'none' : 'auto')};
  }
`;

/** What stands around every public page: the header, the page's `<main>`, the footer. */
export default function PublicFrame({ children }: { children?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <Page>
      <Header open={menuOpen} setOpen={setMenuOpen} />
      {/* Not inert: who reads the page, not the screen, keeps its main and its heading. The menu closes as the focus leaves. */}
      <Covered $covered={menuOpen}>
        <Main>{children}</Main>
        <Footer />
      </Covered>
    </Page>
  );
}
