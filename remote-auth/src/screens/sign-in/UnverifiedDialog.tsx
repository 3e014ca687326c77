import { Button, Dialog, DialogActions } from '@breakaway/ui';

/** Explains why a login with the right password failed: the address is not verified yet. */
export function UnverifiedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Email Verification Required">
      <p>
        Your email address is not verified yet. We've sent you a verification email. Please check your inbox
        and click the verification link to activate your account.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
