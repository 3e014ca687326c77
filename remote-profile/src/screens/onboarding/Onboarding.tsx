import { FTP_TEST } from '@breakaway/cycling/ftp-test';
import type { User } from '@breakaway/contract';
import { useUser } from '@breakaway/host-api';
import { Button, Field, Muted, Notice, VisuallyHidden } from '@breakaway/ui';
import { useId, useState } from 'react';
import { essentials } from '../settings/fields.ts';
import { missingFrom } from '../settings/record.ts';
import { Actions, Form, Four, HelpButton, Intro, Place } from './onboarding-style.ts';
import { useOnboarding } from './useOnboarding.ts';

/**
 * Asks a new member once for the four values that everything is computed from. A card above the consultant. It renders
 * nothing for other members, and never takes the focus.
 */
export default function Onboarding() {
  const user = useUser();
  const [later, setLater] = useState(false);
  if (!user || user.isOnboarded || later || missingFrom(user, essentials).length === 0) return null;
  return <Questions key={user._id} user={user} onLater={() => setLater(true)} />;
}

function Questions({ user, onLater }: { user: User; onLater: () => void }) {
  const { field, form, card, skip, busy, failure } = useOnboarding(user, onLater);
  const [help, setHelp] = useState(false);
  const id = useId();
  return (
    <Place ref={card} aria-labelledby={`${id}-title`}>
      <Form {...form}>
        <Intro>
          <h2 id={`${id}-title`}>Four values to begin with</h2>
          <Muted>Your numbers are computed from them. You can change them in Settings at any time.</Muted>
        </Intro>
        <Four>
          {essentials.map(({ name, label, unit }) => (
            <Field
              key={name}
              label={
                <>
                  {label}
                  {/* Its unit is shown inside the field. */}
                  <VisuallyHidden> in {unit}</VisuallyHidden>
                </>
              }
              inputMode="decimal"
              autoComplete="off"
              maxLength={80}
              after={
                <span aria-hidden="true" style={{ paddingRight: '0.75rem' }}>
                  {unit}
                </span>
              }
              {...field(name)}
            />
          ))}
        </Four>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Actions>
          <HelpButton aria-expanded={help} aria-controls={`${id}-help`} onClick={() => setHelp(!help)}>
            I don’t know my FTP
          </HelpButton>
          <Button tone="quiet" disabled={busy !== null} onClick={() => void skip()}>
            Skip for now
          </Button>
          <Button type="submit" busy={busy === 'saving'} disabled={busy !== null}>
            {busy === 'saving' ? 'Saving…' : 'Save'}
          </Button>
        </Actions>
        <p id={`${id}-help`} hidden={!help}>
          {FTP_TEST} Until then, leave FTP empty.
        </p>
      </Form>
    </Place>
  );
}
