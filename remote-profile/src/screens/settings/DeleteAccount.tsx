import { api, clearSession, getSession, messageOf, paths, toast, useNavigate } from '@breakaway/host-api';
import { Button, Dialog, DialogActions, Notice } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { draft } from './draft.ts';

/** What the dialog is about, and not to be pressed by the way. */
const Destroy = styled(Button)`
  && {
    background: var(--bad);
    color: var(--on-accent);
  }
`;

/** Asks before the account is gone for good, and deletes it. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // Said in the dialog: a toast would lie behind it.
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = useRef<HTMLButtonElement>(null);
  // While it was busy the button could not hold the focus.
  useEffect(() => {
    if (failure) confirm.current?.focus();
  }, [failure]);

  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.users.remove();
    } catch (error) {
      setFailure(messageOf(error, 'Your account could not be deleted. Please try again.'));
      setBusy(false);
      return;
    }
    draft.forget(getSession()?.data._id ?? '');
    clearSession();
    navigate(paths.signIn, { replace: true });
    toast.success('Account Deleted Successfully');
  };
  return (
    <Dialog open title="Delete your account?" onClose={() => !busy && onClose()}>
      <p>
        Your profile, your photo and your conversations are deleted, and your subscription ends. This cannot
        be undone.
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <DialogActions>
        <Button tone="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Destroy ref={confirm} tone="danger" busy={busy} onClick={() => void remove()}>
          Yes, Delete Account
        </Destroy>
      </DialogActions>
    </Dialog>
  );
}
