import { consultant, paths, productName } from '@breakaway/host-api';
import { SidebarSlot } from '@breakaway/host-api/host';
import { Icon, IconButton, Logo, type IconName } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const Panel = styled.section<{ $open: boolean; $beside: boolean }>`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 10;
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-direction: column;
  gap: var(--space-4);
  width: min(288px, 85vw);
  padding: var(--space-3);
  padding-top: calc(var(--space-2) + env(safe-area-inset-top));
  padding-bottom: calc(var(--space-3) + env(safe-area-inset-bottom));
  border-right: 1px solid var(--line);
  background: var(--bg-sunken);
  box-shadow: var(--shadow);
  ${({ theme }) => theme.from.desktop} {
    position: static;
    display: ${({ $beside }) => ($beside ? 'flex' : 'none')};
    flex: none;
    width: 288px;
    box-shadow: none;
  }
`;
const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 9;
  background: var(--scrim);
  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding-left: var(--space-3);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
`;
const Close = styled(IconButton)`
  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`;
/** What the screen adds: it scrolls by itself, and shrinks to nothing where there is nothing. */
const Slot = styled(SidebarSlot)`
  flex: 1;
  min-height: 0;
  margin: 0 calc(-1 * var(--space-3)) calc(-1 * var(--space-3));
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  list-style: none;
`;
const Entry = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  padding: 0 var(--space-3);
  border-radius: var(--radius);
  color: var(--text);
  text-decoration: none;
  font-size: var(--text-s);
  font-weight: var(--strong);
  &:hover {
    background: var(--hover);
  }
  &.active {
    background: var(--bg-raised);
  }
  &.active::before {
    content: '';
    position: absolute;
    inset: var(--space-3) auto var(--space-3) calc(-1 * var(--space-3));
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--accent);
  }
`;

/** The app's sections, and what the screen adds to them. On small screens a drawer; its close button starts a new chat, as the specification says. */
export function Sidebar({ open, beside, onClose }: { open: boolean; beside: boolean; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('nav a')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only opening and closing move the focus
  }, [open]);

  const entries: { to: string; icon: IconName; text: string }[] = [
    { to: consultant(), icon: 'chat', text: 'AI Consultant' },
    { to: paths.komAnalysis, icon: 'mountain', text: 'Kom Analysis Software' },
    { to: paths.raceAnalyzer, icon: 'route', text: 'Race Analyzer' },
    { to: paths.manageSubscription, icon: 'card', text: 'Manage Subscription' },
  ];
  const startNewChat = () => {
    onClose();
    navigate(consultant(), { state: { newChat: true } });
  };
  return (
    <>
      {open && <Backdrop onClick={onClose} />}
      <Panel
        ref={panel}
        $open={open}
        $beside={beside}
        aria-label="Menu"
        {...(open && { role: 'dialog', 'aria-modal': true })}
      >
        <Head>
          <Link to={paths.home} aria-label={`${productName()} start page`}>
            <Logo name={productName()} />
          </Link>
          <Close aria-label="Close menu and start a new chat" onClick={startNewChat}>
            <Icon name="close" />
          </Close>
        </Head>
        <nav aria-label="Sections">
          <List>
            {entries.map(({ to, icon, text }) => (
              <li key={to}>
                <Entry to={to}>
                  <Icon name={icon} />
                  {text}
                </Entry>
              </li>
            ))}
          </List>
        </nav>
        <Slot />
      </Panel>
    </>
  );
}
