import { Link, paths, type LinkProps } from '@breakaway/host-api';
import { Button, Icon, Muted } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The public page shows its legal sections when the navigation state asks for one; terms have a flag of their own. */
const links: (Pick<LinkProps, 'to' | 'state'> & { text: string })[] = [
  { text: 'Privacy Policy', to: paths.home, state: { section: 'privacy' } },
  { text: 'Terms and Conditions', to: paths.home, state: { showTerms: true } },
  { text: 'Support', to: paths.faq },
  { text: 'Subscription', to: paths.manageSubscription },
  { text: 'Cookies Policy', to: paths.home, state: { section: 'cookies' } },
];

const List = styled.ul`
  display: grid;
  list-style: none;
  li + li {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 48px;
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: var(--text-muted);
  }
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;

export function LegalBlock() {
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsSection id="account" title="Legal and account">
      <List>
        {links.map(({ text, ...to }) => (
          <li key={text}>
            <Link {...to}>
              {text}
              <Icon name="next" size={18} />
            </Link>
          </li>
        ))}
      </List>
      <Action>
        <Muted>Everything that is stored about you, as one file.</Muted>
        <DownloadData />
      </Action>
      <Action>
        <Muted>Deletes your account and everything in it.</Muted>
        <Button tone="danger" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </Action>
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </SettingsSection>
  );
}
