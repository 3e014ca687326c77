import type { User } from '@breakaway/contract';
import { ButtonLink, getConfig, paths, signOut, useUser } from '@breakaway/host-api';
import { Icon, Muted } from '@breakaway/ui';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const SettingsLink = styled(ButtonLink)`
  padding: 0;
  width: 44px;
  &[aria-current] {
    background: var(--bg-tint);
    color: var(--link);
  }
`;
const Face = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--bg-tint);
  color: var(--link);
  font-weight: var(--heavy);
  overflow: hidden;
  cursor: pointer;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Popover = styled.div`
  position: fixed;
  inset: 56px 12px auto auto;
  width: min(18rem, calc(100vw - 24px));
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  color: var(--text);
  box-shadow: var(--shadow);
  p {
    overflow-wrap: anywhere;
  }
`;
const SignOut = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: calc(100% + 1rem);
  min-height: 44px;
  margin: var(--space-2) calc(-1 * var(--space-2)) calc(-1 * var(--space-2));
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  cursor: pointer;
  &:hover {
    background: var(--bg-sunken);
  }
`;

/** A photo's address: the API answers with a path on its own origin. */
const photo = (url: string) => (url.startsWith('/') ? `${getConfig().apiBase}${url}` : url);

export function SettingsButton() {
  const here = useLocation().pathname.startsWith(paths.settings);
  return (
    <SettingsLink
      to={paths.settings}
      $tone="quiet"
      aria-label="Settings"
      title="Settings"
      aria-current={here ? 'page' : undefined}
    >
      <Icon name="settings" />
    </SettingsLink>
  );
}

/**
 * The member's photo. The initial of their address, as in the consultant, when there is no photo or it cannot be
 * loaded.
 */
function Portrait({ user }: { user: User }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { profileUrl, email } = user;
  if (profileUrl && profileUrl !== broken)
    return <img src={photo(profileUrl)} alt="" onError={() => setBroken(profileUrl)} />;
  return email.charAt(0).toUpperCase();
}

/** The member's picture with its popover. */
export function MemberMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const [mailbox, host] = user.email.split('@');
  const leave = () => {
    if (signOut()) navigate(paths.signIn);
  };
  return (
    <>
      <Face
        type="button"
        popoverTarget={id}
        aria-label="Your account"
        aria-expanded={open}
        aria-controls={id}
      >
        <Portrait user={user} />
      </Face>
      <Popover id={id} popover="auto" onToggle={(event) => setOpen(event.newState === 'open')}>
        <p>
          <strong>{user.name}</strong>
        </p>
        <Muted>
          {mailbox}
          <wbr />@{host}
        </Muted>
        <SignOut type="button" onClick={leave}>
          <Icon name="logout" /> Sign Out
        </SignOut>
      </Popover>
    </>
  );
}
