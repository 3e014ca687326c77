import { api, fieldErrorsOf, messageOf, passkeys } from '@breakaway/host-api';
import { Button, Dialog, DialogActions, Notice, PasswordField, Stack } from '@breakaway/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';

/** The subject of the dialog, which must not be pressed by accident. */
const Destroy = styled(Button)`
  &&,
  &&:hover:not(:disabled) {
    background: var(--toast-bad);
    color: var(--on-toast);
  }
`;

interface Props {
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The label of the button that does it. */
  action: string;
  /** The label of that button after a passkey was used instead of the password. */
  passkeyAction: string;
  danger?: boolean;
  /** Runs once the member has confirmed their identity; what it throws is shown in the dialog. */
  run: () => Promise<void>;
  /** What did not happen, before the reason of a failure. */
  failed: string;
  /** Shown for a failure without a message of its own. */
  fallback: string;
  onClose: () => void;
}

/** Whether the member can confirm with a passkey here. */
function useOwnPasskey(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!passkeys.isSupported()) return;
    passkeys.list().then(
      ({ data }) => setHas(data.length > 0),
      () => {},
    );
  }, []);
  return has;
}

/**
 * Confirms the member's identity again, by password or passkey, and then does what cannot be undone. After a failure,
 * what was typed stays.
 */
export function ConfirmDialog({
  title,
  children,
  action,
  passkeyAction,
  danger = false,
  run,
  failed,
  fallback,
  onClose,
}: Props) {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const hasPasskey = useOwnPasskey();
  const form = useRef<HTMLFormElement>(null);
  const Confirm = danger ? Destroy : Button;

  // While the dialog was busy, none of its controls could hold the focus.
  useEffect(() => {
    if (wrong) form.current?.querySelector('input')?.focus();
    else if (failure) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [wrong, failure]);

  const attempt = async (by: 'password' | 'passkey', confirm: () => Promise<unknown>) => {
    setBusy(by);
    setWrong(undefined);
    setFailure(null);
    try {
      await confirm();
      await run();
    } catch (error) {
      const { password: refused } = fieldErrorsOf(error);
      if (refused) setWrong(refused);
      else setFailure(messageOf(error, fallback));
      setBusy(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '') setWrong('Password is required');
    else void attempt('password', () => api.auth.confirm(password));
  };
  return (
    <Dialog open title={title} onClose={() => !busy && onClose()}>
      <Stack as="form" ref={form} noValidate onSubmit={submit}>
        {children}
        <PasswordField
          label="Your password"
          name="current-password"
          autoComplete="current-password"
          value={password}
          error={wrong}
          readOnly={busy !== null}
          onChange={(event) => {
            setPassword(event.target.value);
            setWrong(undefined);
          }}
        />
        {failure && (
          <Notice tone="bad">
            <strong>{failed}</strong> <span>{failure}</span>
          </Notice>
        )}
        <DialogActions>
          <Button tone="secondary" disabled={busy !== null} onClick={onClose}>
            Cancel
          </Button>
          {hasPasskey && (
            <Button
              tone={danger ? 'danger' : 'secondary'}
              busy={busy === 'passkey'}
              disabled={busy !== null}
              onClick={() => void attempt('passkey', passkeys.confirm)}
            >
              {passkeyAction}
            </Button>
          )}
          <Confirm
            type="submit"
            tone={danger ? 'danger' : 'primary'}
            busy={busy === 'password'}
            disabled={busy !== null}
          >
            {action}
          </Confirm>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
