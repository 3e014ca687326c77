import { api, messageOf, toast } from '@breakaway/host-api';
import { Button, Dialog, DialogActions } from '@breakaway/ui';
import { useState } from 'react';
import { useCountdown } from '../../parts/useCountdown.ts';

/** The server sends no second mail earlier. */
const WAIT_S = 30;

/**
 * Explains why a login with the right password failed: the address is not verified yet.
 * @param email the address to send the mail to again; empty when a passkey was used, which does not tell it
 */
export function UnverifiedDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [left, begin] = useCountdown(WAIT_S);
  const send = async () => {
    setBusy(true);
    toast.clear();
    try {
      const answer = await api.auth.resendVerification(email);
      begin();
      toast.success(answer.message);
    } catch (error) {
      toast.error(messageOf(error, 'Something went wrong!'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title="Email Verification Required">
      <p>
        Your email address is not verified yet. We've sent you a verification email. Please check your inbox
        and click the verification link to activate your account.
      </p>
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          Close
        </Button>
        {email && (
          <Button busy={busy} disabled={left > 0} onClick={() => void send()}>
            {left > 0 ? `Send the email again in ${left} s` : 'Send the email again'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
