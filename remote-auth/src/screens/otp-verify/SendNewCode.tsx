import { api, passwordReset, toast } from '@breakaway/host-api';
import { Button } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCountdown } from '../../parts/useCountdown.ts';

/** A mail may take this long. The server sends no second one earlier. */
const WAIT_S = 30;

/** While the wait runs it is a hint, not a button that looks broken; both take the same room. */
const Wait = styled.p`
  display: grid;
  place-items: center;
  min-height: 44px;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  color: var(--text-muted);
`;

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
    toast.clear();
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
  if (left > 0) return <Wait>No email? You can send a new code in {left} s.</Wait>;
  return (
    <Button tone="quiet" wide busy={busy} onClick={() => void send()}>
      Send a new code
    </Button>
  );
}
