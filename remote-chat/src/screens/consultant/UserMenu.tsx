import { paths, signOut, useNavigate, useUser } from '@breakaway/host-api';
import { Icon } from '@breakaway/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { bindSessionAtom } from '../../state/actions.ts';

const Root = styled.div`
  position: relative;
`;
const Initial = styled.button`
  width: 44px;
  height: 44px;
  padding: 2px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
  span {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    background: var(--bg-tint);
    border: 1px solid var(--line);
    color: var(--link);
    font-weight: var(--heavy);
  }
`;
const Menu = styled.div`
  position: absolute;
  right: 0;
  top: calc(100% + 0.25rem);
  z-index: 5;
  display: grid;
  gap: 2px;
  width: min(17rem, 80vw);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  box-shadow: var(--shadow);
  p {
    overflow-wrap: anywhere;
  }
  p + p {
    color: var(--text-muted);
    font-size: var(--text-s);
  }
`;
const Logout = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  margin: var(--space-2) calc(-1 * var(--space-1)) calc(-1 * var(--space-1));
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  cursor: pointer;
  &:hover {
    background: var(--bg-sunken);
  }
`;

/** The member's initial, which opens a menu with name, e-mail and Logout. */
export function UserMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const claim = useSetAtom(bindSessionAtom);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  if (!user) return null;
  const [beforeAt, domain] = user.email.split('@');
  const logout = () => {
    // In the same update as the navigation, so that the guard never sees a guest on a protected page.
    if (!signOut()) return;
    claim({ owner: '', token: '' });
    void navigate(paths.home, { replace: true });
  };
  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <Initial
        ref={opener}
        type="button"
        aria-label="User menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{user.email.charAt(0).toUpperCase()}</span>
      </Initial>
      {open && (
        <Menu>
          <p>
            <strong>{user.name || beforeAt}</strong>
          </p>
          <p>
            {beforeAt}
            <wbr />@{domain}
          </p>
          <Logout type="button" onClick={logout}>
            <Icon name="logout" />
            Logout
          </Logout>
        </Menu>
      )}
    </Root>
  );
}
