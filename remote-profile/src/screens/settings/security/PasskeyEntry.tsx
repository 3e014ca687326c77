import type { Passkey } from '@breakaway/contract';
import { fieldErrorsOf, messageOf, passkeys } from '@breakaway/host-api';
import { Button, Field } from '@breakaway/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Entry, EntryAction, EntryActions, Facts, Name, NameForm } from './list-style.ts';
import { onDay } from './moments.ts';

interface Props {
  passkey: Passkey;
  onRenamed: (passkey: Passkey) => void;
  onRemove: () => void;
}

/** One passkey: its details, and an input while it is being renamed. */
export function PasskeyEntry({ passkey, onRenamed, onRemove }: Props) {
  const { id, name, createdAt, lastUsedAt, synced } = passkey;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const naming = typed !== null;
  const wasNaming = useRef(false);
  useEffect(() => {
    if (naming) input.current?.select();
    else if (wasNaming.current) rename.current?.focus();
    wasNaming.current = naming;
  }, [naming]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = (typed ?? '').trim();
    if (wanted === '') return setError('Name is required');
    setBusy(true);
    try {
      onRenamed((await passkeys.rename(id, wanted)).data);
      setTyped(null);
    } catch (failure) {
      setError(
        fieldErrorsOf(failure).name ?? messageOf(failure, 'The name could not be saved. Please try again.'),
      );
    }
    setBusy(false);
  };
  if (naming)
    return (
      <Entry>
        <NameForm noValidate onSubmit={(event) => void save(event)}>
          <Field
            ref={input}
            label="Name of the passkey"
            value={typed}
            maxLength={60}
            autoComplete="off"
            error={error}
            readOnly={busy}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(null);
            }}
          />
          <Button type="submit" busy={busy}>
            Save name
          </Button>
          <Button tone="quiet" disabled={busy} onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </NameForm>
      </Entry>
    );
  return (
    <Entry>
      <Facts>
        <Name>{name}</Name>
        <p>
          Added {onDay(createdAt)} · {lastUsedAt ? `Last used ${onDay(lastUsedAt)}` : 'Not used yet'}
          {synced && ' · Kept in your password manager'}
        </p>
      </Facts>
      <EntryActions>
        <EntryAction
          ref={rename}
          aria-label={`Rename ${name}`}
          onClick={() => {
            setError(undefined);
            setTyped(name);
          }}
        >
          Rename
        </EntryAction>
        <EntryAction aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </EntryAction>
      </EntryActions>
    </Entry>
  );
}
