import { useUser } from '@breakaway/host-api';
import { Button, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { OtherAssistants } from './assistants/OtherAssistants.tsx';
import { LegalBlock } from './LegalBlock.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SectionNav, type Stop } from './SectionNav.tsx';
import { Remembered } from './remembered/Remembered.tsx';
import { ChangePassword } from './security/ChangePassword.tsx';
import { Passkeys } from './security/Passkeys.tsx';
import { SignedInDevices } from './security/SignedInDevices.tsx';
import { sections } from './fields.ts';
import { Body, Column, Page, Window } from './settings-style.ts';
import { UnitsSection } from './UnitsSection.tsx';
import { useCurrentDetails, type Details } from './useCurrentDetails.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--text-s);
`;

const [essential, ...others] = sections;
const stops: Stop[] = [
  essential!,
  { id: 'you', title: 'You' },
  ...others,
  { id: 'units', title: 'Units' },
  { id: 'remembered', title: 'Coach memory' },
  { id: 'passkeys', title: 'Passkeys' },
  { id: 'devices', title: 'Signed-in devices' },
  { id: 'assistants', title: 'Other assistants' },
  { id: 'account', title: 'Legal and account' },
];

export default function Settings() {
  const user = useUser();
  const [details, retry] = useCurrentDetails();
  const [changing, setChanging] = useState(false);
  // Counts changes of the password: each signs out devices and revokes tokens, so their lists are reloaded.
  const [changes, setChanges] = useState(0);
  // What lies below the first sections is drawn after them, in pieces: drawn at once, a phone would answer a press on the
  // link half a second late.
  const isWhole = useDeferredValue(true, false);
  // Signed out while the screen is open: the guard redirects.
  if (!user) return null;
  return (
    <Window>
      <Page>
        <Stack $gap={0.5}>
          <Line>
            <h1>Settings</h1>
            {details.is === 'loading' && (
              <Quiet role="status">
                <Spinner size={16} /> Loading your latest details…
              </Quiet>
            )}
          </Line>
          <Muted>Your profile and the values that your numbers are computed from.</Muted>
        </Stack>
        <Body>
          <SectionNav stops={stops} isWhole={isWhole} />
          <Column>
            <Stale details={details} retry={retry} />
            <ProfileForm
              key={user._id}
              user={user}
              isWhole={isWhole}
              onChangePassword={() => setChanging(true)}
            />
            {isWhole && (
              <>
                <UnitsSection />
                <Remembered />
                <Passkeys />
                <SignedInDevices key={`devices ${changes}`} />
                <OtherAssistants key={`assistants ${changes}`} />
                <LegalBlock />
              </>
            )}
          </Column>
        </Body>
        {changing && (
          <ChangePassword
            user={user}
            onClose={() => setChanging(false)}
            onChanged={() => {
              setChanging(false);
              setChanges(changes + 1);
            }}
          />
        )}
      </Page>
    </Window>
  );
}

function Stale({ details, retry }: { details: Details; retry: () => void }) {
  if (details.is !== 'failed') return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button tone="secondary" onClick={retry}>
          Try again
        </Button>
      }
    >
      {details.message} This is what was saved last.
    </Notice>
  );
}
