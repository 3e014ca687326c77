import { api, clearSession, getSession, paths, toast, useNavigate } from '@breakaway/host-api';
import { draft } from './draft.ts';
import { ConfirmDialog } from './security/ConfirmDialog.tsx';

/** Confirms the member's identity, then deletes the account permanently. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const remove = async () => {
    await api.users.remove();
    draft.forget(getSession()?.data._id ?? '');
    clearSession();
    navigate(paths.signIn, { replace: true });
    toast.success('Account Deleted Successfully');
  };
  return (
    <ConfirmDialog
      title="Delete your account?"
      action="Yes, Delete Account"
      passkeyAction="Delete with a passkey"
      danger
      run={remove}
      failed="Your account was not deleted."
      fallback="Please try again."
      onClose={onClose}
    >
      <p>
        Your profile, your photo and your conversations are deleted, and your subscription ends. This cannot
        be undone.
      </p>
    </ConfirmDialog>
  );
}
