import type { Passkey } from '@breakaway/contract';
import { messageOf, passkeys, statusOf, toast } from '@breakaway/host-api';
import { Button, Muted, Notice } from '@breakaway/ui';
import { useState } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Foot, List } from './list-style.ts';
import { ListState } from './ListState.tsx';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useLoaded } from './useLoaded.ts';

const NOT_ADDED = 'The passkey could not be added. Please try again.';
const focusHeading = () => document.getElementById('passkeys-title')?.focus();

/** The member's passkeys: add, rename, remove. */
export function Passkeys() {
  const [state, again, put] = useLoaded(passkeys.list, 'Your passkeys could not be loaded.');
  const [adding, setAdding] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const own = state.is === 'ready' ? state.data : [];

  const make = async () => {
    const { data } = await passkeys.add();
    put([...own, data]);
    setConfirming(false);
    toast.success('The passkey was added.');
  };
  const add = async () => {
    setAdding(true);
    setFailure(null);
    try {
      await make();
    } catch (error) {
      // The sign-in was a while ago: the member has to confirm their identity.
      if (statusOf(error) === 403) setConfirming(true);
      else setFailure(messageOf(error, NOT_ADDED));
    }
    setAdding(false);
  };
  return (
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      intro="A passkey signs you in with your fingerprint, your face or your device’s PIN instead of your password. Nobody can guess it or trick you into typing it elsewhere."
    >
      <ListState state={state} loading="Loading your passkeys" onRetry={() => void again()} />
      {state.is === 'ready' && own.length === 0 && <Muted>You have no passkey yet.</Muted>}
      {own.length > 0 && (
        <List>
          {own.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              onRenamed={(renamed) => put(own.map((one) => (one.id === renamed.id ? renamed : one)))}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </List>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Foot>
        {passkeys.isSupported() ? (
          <Button tone="secondary" busy={adding} disabled={state.is !== 'ready'} onClick={() => void add()}>
            {adding ? 'Waiting for your device…' : 'Add a passkey'}
          </Button>
        ) : (
          <Muted>This browser does not support passkeys.</Muted>
        )}
      </Foot>
      {confirming && (
        <ConfirmDialog
          title="Please confirm that this is you"
          action="Continue"
          passkeyAction="Use a passkey"
          run={make}
          failed="The passkey was not added."
          fallback="Please try again."
          onClose={() => setConfirming(false)}
        >
          <p>You signed in a while ago. A passkey opens your account, so we ask again before one is added.</p>
        </ConfirmDialog>
      )}
      {removing && (
        <RemoveDialog
          title="Remove this passkey?"
          action="Remove passkey"
          remove={() => passkeys.remove(removing.id)}
          fallback="The passkey could not be removed. Please try again."
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            put(own.filter(({ id }) => id !== removing.id));
            setRemoving(null);
            // The button that led here is gone with its entry.
            setTimeout(focusHeading);
          }}
        >
          “{removing.name}” will not sign you in any more. Please delete it from your device or your password
          manager too.
        </RemoveDialog>
      )}
    </SettingsSection>
  );
}
