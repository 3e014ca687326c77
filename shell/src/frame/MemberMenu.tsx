import { AccountMenu, ButtonLink, paths, signOut } from '@breakaway/host-api';
import { Icon } from '@breakaway/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

const SettingsLink = styled(ButtonLink)`
  padding: 0;
  width: 44px;
  /* On a phone the tab of the same page is marked. */
  ${({ theme }) => theme.from.desktop} {
    &[aria-current] {
      background: var(--bg-tint);
      color: var(--link);
    }
  }
`;

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

/** The member's picture with its popover. */
export function MemberMenu() {
  const navigate = useNavigate();
  const leave = () => {
    if (signOut()) void navigate(paths.signIn);
  };
  return <AccountMenu label="Your account" leave="Sign Out" onLeave={leave} />;
}
