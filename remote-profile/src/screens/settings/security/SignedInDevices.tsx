import type { MemberSession, SignInMethod } from '@breakaway/contract';
import { api, messageOf, toast } from '@breakaway/host-api';
import { Button, Notice } from '@breakaway/ui';
import { Badge } from '@breakaway/ui/controls';
import { useState } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { Entry, EntryAction, Facts, Foot, List, Name } from './list-style.ts';
import { ListState } from './ListState.tsx';
import { atTime, lastUse } from './moments.ts';
import { useLoaded } from './useLoaded.ts';

const ways: Record<SignInMethod, string> = {
  password: 'with your password',
  passkey: 'with a passkey',
  link: 'with a link from an email',
};
const nameOf = ({ device }: MemberSession) => device || 'Unknown device';
const FAILED = 'Your devices could not be loaded.';

/** The section's heading takes the focus of an entry's button, which is gone with the entry. */
const focusHeading = () => document.getElementById('devices-title')?.focus();

/** Where the member is signed in, with buttons to sign out there. */
export function SignedInDevices() {
  const [state, again, put] = useLoaded(api.users.sessions, FAILED);
  // The id of the session that is being ended, or all others.
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sessions = state.is === 'ready' ? state.data : [];
  const others = sessions.filter(({ current }) => !current);

  const end = async (which: string, call: () => Promise<{ message: string }>, left: MemberSession[]) => {
    setEnding(which);
    setFailure(null);
    try {
      const { message } = await call();
      put(left);
      focusHeading();
      toast.success(message);
    } catch (error) {
      setFailure(messageOf(error, 'The device could not be signed out. Please try again.'));
    }
    setEnding(null);
  };
  const endOne = ({ id }: MemberSession) =>
    end(
      id,
      () => api.users.endSession(id),
      sessions.filter((one) => one.id !== id),
    );
  const endOthers = () =>
    end(
      'others',
      api.users.endOtherSessions,
      sessions.filter(({ current }) => current),
    );

  return (
    <SettingsSection
      id="devices"
      title="Signed-in devices"
      intro="Network is the first part of the IP address. We don’t store a location."
    >
      <ListState state={state} loading="Loading your devices" onRetry={() => void again()} />
      {sessions.length > 0 && (
        <List>
          {sessions.map((session) => (
            <Device
              key={session.id}
              session={session}
              busy={ending === session.id}
              disabled={ending !== null}
              onSignOut={() => void endOne(session)}
            />
          ))}
        </List>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {others.length > 0 && (
        <Foot>
          <Button
            tone="secondary"
            busy={ending === 'others'}
            disabled={ending !== null}
            onClick={() => void endOthers()}
          >
            Sign out all other devices
          </Button>
        </Foot>
      )}
    </SettingsSection>
  );
}

interface DeviceProps {
  session: MemberSession;
  busy: boolean;
  disabled: boolean;
  onSignOut: () => void;
}

function Device({ session, busy, disabled, onSignOut }: DeviceProps) {
  const { current, method, network, signedInAt, lastSeenAt } = session;
  const name = nameOf(session);
  return (
    <Entry>
      <Facts>
        <Name>
          {name}
          {current && <Badge $tone="good">This device</Badge>}
        </Name>
        <p>
          {lastUse(lastSeenAt)}
          {network && ` · Network ${network}`}
        </p>
        <p>
          Signed in {atTime(signedInAt)} {ways[method]}
        </p>
      </Facts>
      {!current && (
        <EntryAction
          disabled={disabled}
          aria-busy={busy || undefined}
          aria-label={`Sign out ${name}, signed in ${atTime(signedInAt)}`}
          onClick={onSignOut}
        >
          {busy ? 'Signing out…' : 'Sign out'}
        </EntryAction>
      )}
    </Entry>
  );
}
