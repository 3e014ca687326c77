import { Icon, IconButton, theme } from '@breakaway/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { OfflineLine } from '../online.tsx';
import { CONTENT_ID } from '../routing/route-change.ts';
import { MemberMenu, SettingsButton } from './MemberMenu.tsx';
import { Sidebar } from './Sidebar.tsx';

const Layout = styled.div`
  display: flex;
  height: 100dvh;
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
`;
const TopBar = styled.header`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  flex: none;
  min-height: 60px;
  padding: 0 0.75rem;
  border-bottom: 1px solid var(--line);
`;
const TopBarTitle = styled.p`
  flex: 1;
  color: var(--text-muted);
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.2;
  text-wrap: balance;
`;
const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow: auto;
  &:focus {
    outline: none;
  }
`;
const OpenSidebar = styled(IconButton)`
  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`;
const SkipLink = styled.a`
  position: absolute;
  left: 0.5rem;
  top: -4rem;
  z-index: 20;
  padding: 0.5rem 1rem;
  background: var(--bg-raised);
  &:focus {
    top: 0.5rem;
  }
`;

interface AppFrameProps {
  title: string;
  /** The screen has its own member menu, so the top bar shows none. */
  ownMenu?: boolean;
  children: ReactNode;
}

/** The app's permanent frame: sidebar (a drawer on small screens) and top bar. */
export function AppFrame({ title, ownMenu = false, children }: AppFrameProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  // When the window grows, the sidebar is beside the page, so the page must be usable again.
  useEffect(() => {
    const desktop = matchMedia(theme.from.desktop.replace('@media ', ''));
    const close = () => setOpen(false);
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);
  return (
    <Layout>
      <SkipLink href={`#${CONTENT_ID}`}>Skip to content</SkipLink>
      <Sidebar open={open} onClose={() => setOpen(false)} />
      <Column inert={open}>
        <TopBar>
          <OpenSidebar aria-label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
            <Icon name="menu" />
          </OpenSidebar>
          <TopBarTitle>{title}</TopBarTitle>
          <SettingsButton />
          {!ownMenu && <MemberMenu />}
        </TopBar>
        <OfflineLine />
        <Main id={CONTENT_ID} tabIndex={-1}>
          {children}
        </Main>
      </Column>
    </Layout>
  );
}
