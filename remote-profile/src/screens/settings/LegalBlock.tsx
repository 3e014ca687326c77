import { Link, paths, type LinkProps } from '@breakaway/host-api';
import { Button, Card, Stack } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DeleteAccount } from './DeleteAccount.tsx';

/** The public page shows its legal sections when the navigation asks for one; terms have a flag of their own. */
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
  gap: 0 1.5rem;
  list-style: none;
  a {
    display: inline-block;
    padding: 0.625rem 0;
  }
`;

export function LegalBlock() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Card aria-labelledby="settings-legal">
      <Stack>
        <h2 id="settings-legal">Legal and account</h2>
        <List>
          {links.map((link) => (
            <li key={String(link.children)}>
              <Link {...link} />
            </li>
          ))}
        </List>
        <div>
          <Button tone="danger" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </Stack>
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </Card>
  );
}
