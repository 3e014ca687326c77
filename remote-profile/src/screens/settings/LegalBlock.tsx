import { Link, paths, type LinkProps } from '@breakaway/host-api';
import { Button, Muted } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The public page shows its legal sections when the navigation state asks for one; terms have a flag of their own. */
const links: Pick<LinkProps, 'to' | 'state' | 'children'>[] = [
  { children: 'Privacy Policy', to: paths.home, state: { section: 'privacy' } },
  { children: 'Terms and Conditions', to: paths.home, state: { showTerms: true } },
  { children: 'Support', to: paths.faq },
  { children: 'Subscription', to: paths.manageSubscription },
  { children: 'Cookies Policy', to: paths.home, state: { section: 'cookies' } },
];

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
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
        {links.map((link) => (
          <li key={String(link.children)}>
            <Link {...link} />
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
