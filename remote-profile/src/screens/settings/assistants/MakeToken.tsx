import type { NewAssistantTokenAnswer } from '@breakaway/contract';
import { api, fieldErrorsOf, messageOf, statusOf } from '@breakaway/host-api';
import { Button, Field, Notice } from '@breakaway/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ConfirmDialog } from '../security/ConfirmDialog.tsx';
import { NameForm } from '../security/list-style.ts';

const FAILED = 'The token could not be made. Please try again.';

interface Props {
  onCancel: () => void;
  onMade: (made: NewAssistantTokenAnswer['data']) => void;
}

/** Asks for a name and makes a token. Who signed in a while ago confirms first that it is them. */
export function MakeToken({ onCancel, onMade }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const make = async () => onMade((await api.assistants.makeToken(name.trim())).data);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setError('Name is required');
    setBusy(true);
    setFailure(null);
    try {
      await make();
    } catch (refusal) {
      const refused = fieldErrorsOf(refusal).name;
      if (refused) setError(refused);
      else if (statusOf(refusal) === 403) setConfirming(true);
      else setFailure(messageOf(refusal, FAILED));
      setBusy(false);
    }
  };
  return (
    <>
      <NameForm noValidate onSubmit={(event) => void submit(event)}>
        <Field
          ref={input}
          label="Name of the assistant"
          name="assistant"
          placeholder="Claude Desktop"
          value={name}
          maxLength={60}
          autoComplete="off"
          error={error}
          readOnly={busy}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
        <Button type="submit" busy={busy}>
          Make token
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </NameForm>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {confirming && (
        <ConfirmDialog
          title="Please confirm that this is you"
          action="Continue"
          passkeyAction="Use a passkey"
          run={make}
          failed="The token was not made."
          fallback="Please try again."
          onClose={() => setConfirming(false)}
        >
          <p>You signed in a while ago. A token reads your figures, so we ask again before one is made.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
