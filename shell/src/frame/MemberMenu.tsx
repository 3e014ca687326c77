import { ButtonLink, getConfig, paths, signOut, toast, useUser } from '@breakaway/host-api';
import { Button, Icon, Muted } from '@breakaway/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const SettingsLink = styled(ButtonLink)`
  padding: 0;
  width: 44px;
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
  font-weight: 700;
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
  padding: 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--bg-raised);
  color: var(--text);
  box-shadow: var(--shadow);
  p {
    overflow-wrap: anywhere;
  }
  button {
    margin-top: 0.75rem;
  }
`;

/** A photo's address: the API answers with a path of its own. */
const photo = (url: string) => (url.startsWith('/') ? `${getConfig().apiBase}${url}` : url);

export const SettingsButton = () => (
  <SettingsLink to={paths.settings} $tone="quiet" aria-label="Settings">
    <Icon name="settings" />
  </SettingsLink>
);

/** The member's picture with its popover. */
export function MemberMenu() {
  const user = useUser();
  const navigate = useNavigate();
  const id = useId();
  if (!user) return null;
  const leave = async () => {
    await signOut();
    toast.success('Signed out successfully');
    navigate(paths.signIn);
  };
  return (
    <>
      <Face type="button" popoverTarget={id} aria-label="Your account">
        {user.profileUrl ? <img src={photo(user.profileUrl)} alt="" /> : user.name.slice(0, 1).toUpperCase()}
      </Face>
      <Popover id={id} popover="auto">
        <p>
          <strong>{user.name}</strong>
        </p>
        <Muted>{user.email}</Muted>
        <Button tone="secondary" wide onClick={() => void leave()}>
          <Icon name="logout" /> Sign Out
        </Button>
      </Popover>
    </>
  );
}
