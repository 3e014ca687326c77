import type { User } from '@breakaway/contract';
import { paths } from '@breakaway/contract/paths';
import { Icon, MailAddress, Muted, Popover } from '@breakaway/ui';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { getConfig } from './config.ts';
import { useUser } from './session.ts';

const Face = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 2px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
`;
const Round = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--bg-tint);
  color: var(--link);
  font-weight: var(--heavy);
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const entry = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: calc(100% + 2 * var(--space-2));
  min-height: 44px;
  margin-inline: calc(-1 * var(--space-2));
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
`;
const Entries = styled.div`
  margin-block: var(--space-2) calc(-1 * var(--space-2));
`;
const Leave = styled.button`
  ${entry}
`;
const Entry = styled(Link)`
  ${entry}
  color: var(--text);
  text-decoration: none;
`;

/** A photo's address: the API answers with a path on its own origin. */
const photo = (url: string) => (url.startsWith('/') ? `${getConfig().apiBase}${url}` : url);

/** The member's photo. The initial of their address when there is none or it cannot be loaded. */
function Portrait({ user: { profileUrl, email } }: { user: User }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Round>
      {profileUrl && profileUrl !== broken ? (
        <img src={photo(profileUrl)} alt="" onError={() => setBroken(profileUrl)} />
      ) : (
        email.charAt(0).toUpperCase()
      )}
    </Round>
  );
}

/** The bar may stay when the page changes, and its menu with it. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();

interface AccountMenuProps {
  /** the name of the button */
  label: string;
  /** what leaving is called here; the specification has two words for it */
  leave: string;
  onLeave: () => void;
}

/** The member's picture at the end of a bar, which opens their name, address, account and the way out. */
export function AccountMenu({ label, leave, onLeave }: AccountMenuProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <Popover
      opener={(control) => (
        <Face type="button" aria-label={label} {...control}>
          <Portrait user={user} />
        </Face>
      )}
    >
      <p>
        <strong>{user.name || user.email.split('@')[0]}</strong>
      </p>
      <Muted>
        <MailAddress>{user.email}</MailAddress>
      </Muted>
      <Entries>
        <Entry to={paths.settings} onClick={closeMenu}>
          <Icon name="settings" /> Settings
        </Entry>
        <Entry to={paths.manageSubscription} onClick={closeMenu}>
          <Icon name="card" /> Manage Subscription
        </Entry>
        <Leave type="button" onClick={onLeave}>
          <Icon name="logout" /> {leave}
        </Leave>
      </Entries>
    </Popover>
  );
}
