import { consultant, paths, useSidebar } from '@breakaway/host-api';
import { Icon, IconButton, theme, type IconName } from '@breakaway/ui';
import { useEffect, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { OfflineLine } from '../online.tsx';
import { CONTENT_ID } from '../routing/route-change.ts';
import { MemberMenu, SettingsButton } from './MemberMenu.tsx';
import { Sidebar } from './Sidebar.tsx';

/**
 * A screen with a bar of its own leaves room at both ends of it, `--bar-start` and `--bar-end`: the menu button of a
 * phone, and the settings before the screen's last button. So both are one bar.
 */
const over = css`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  /* The screen's last button, and the gap before it. */
  right: calc(44px + var(--space-2));
  border: 0;
  pointer-events: none;
  > a,
  > button {
    pointer-events: auto;
  }
  > p {
    opacity: 0;
  }
`;
/** Below it may be the banner of overridden remotes (shell/server/override-script.ts). */
const Layout = styled.div`
  display: flex;
  height: calc(100dvh - var(--banner-height, 0px));
`;
const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
`;
/** Below the bar, or under its ends where the screen has a bar of its own. */
const Body = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;
const TopBar = styled.header<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  min-height: 56px;
  padding: 0 var(--space-3);
  border-bottom: 1px solid var(--line);
  ${({ $over }) => $over && over}
`;
const TopBarTitle = styled.p`
  flex: 1;
  color: var(--text-muted);
  font-size: var(--text-s);
  font-weight: var(--strong);
  line-height: 1.2;
  text-wrap: balance;
`;
const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow: auto;
  &[data-bar='own'] {
    --bar-start: 48px;
    --bar-end: 48px;
  }
  ${({ theme }) => theme.from.desktop} {
    &[data-bar='own'] {
      --bar-start: 0px;
    }
  }
  &:focus {
    outline: none;
  }
`;
const tabHeight = '56px';
const Tabs = styled.nav`
  display: flex;
  flex: none;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--line);
  background: var(--bg-sunken);
  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`;
const Tab = styled(NavLink)`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: 2px;
  height: ${tabHeight};
  color: var(--text-muted);
  font-size: var(--text-xs);
  font-weight: var(--strong);
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  &.active {
    color: var(--text);
    box-shadow: inset 0 3px 0 var(--accent);
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
  padding: var(--space-3) var(--space-4);
  background: var(--bg-raised);
  &:focus {
    top: 0.5rem;
  }
`;

/** What a thumb reaches on a phone. */
const tabs = (): { to: string; icon: IconName; text: string }[] => [
  { to: consultant(), icon: 'chat', text: 'Coach' },
  { to: paths.komAnalysis, icon: 'mountain', text: 'Segments' },
  { to: paths.raceAnalyzer, icon: 'route', text: 'Races' },
  { to: paths.settings, icon: 'user', text: 'You' },
];

interface AppFrameProps {
  title: string;
  /** The screen has a bar with a member menu of its own: the frame's bar shows only its ends over it. */
  ownMenu?: boolean;
  children: ReactNode;
}

/** What stays on the screen inside the app: one sidebar (a drawer on small screens), one bar, the tabs of a phone. */
export function AppFrame({ title, ownMenu = false, children }: AppFrameProps) {
  const { beside, drawer: open, openDrawer, closeDrawer } = useSidebar();
  const { pathname } = useLocation();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another page closes it, whatever it was opened by
  useEffect(closeDrawer, [pathname]);
  // A window that grows shows the sidebar beside the page, which then has to be usable.
  useEffect(() => {
    const desktop = matchMedia(theme.from.desktop.replace('@media ', ''));
    desktop.addEventListener('change', closeDrawer);
    return () => desktop.removeEventListener('change', closeDrawer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it does the same in every drawing
  }, []);
  return (
    <Layout>
      <SkipLink href={`#${CONTENT_ID}`}>Skip to content</SkipLink>
      <Sidebar open={open} beside={!ownMenu || beside} onClose={closeDrawer} />
      <Column inert={open}>
        <Body>
          <TopBar $over={ownMenu}>
            <OpenSidebar aria-label="Open menu" aria-expanded={open} onClick={openDrawer}>
              <Icon name="menu" />
            </OpenSidebar>
            <TopBarTitle>{title}</TopBarTitle>
            <SettingsButton />
            {!ownMenu && <MemberMenu />}
          </TopBar>
          <Main id={CONTENT_ID} tabIndex={-1} data-bar={ownMenu ? 'own' : undefined}>
            {children}
          </Main>
        </Body>
        <OfflineLine />
        <Tabs aria-label="Tabs">
          {tabs().map(({ to, icon, text }) => (
            <Tab key={to} to={to}>
              <Icon name={icon} />
              {text}
            </Tab>
          ))}
        </Tabs>
      </Column>
    </Layout>
  );
}
