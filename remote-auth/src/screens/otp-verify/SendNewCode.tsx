import { api, passwordReset, toast } from '@breakaway/host-api';
import { Button } from '@breakaway/ui';
import { useState } from 'react';
import { useCountdown } from '../../parts/useCountdown.ts';

/** A mail may take this long. The server sends no second one earlier. */
const WAIT_S = 30;

/** Requests another code. The previous one stays valid. */
export function SendNewCode({
  onSent,
  onFailure,
}: {
  onSent: () => void;
  onFailure: (error: unknown) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [left, begin] = useCountdown(WAIT_S, true);
  const send = async () => {
    setBusy(true);
    try {
      await api.auth.forgotPassword(passwordReset.email() ?? '');
      begin();
      toast.success('A new code is on its way.');
      onSent();
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="quiet" wide busy={busy} disabled={left > 0} onClick={() => void send()}>
      {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
    </Button>
  );
}
