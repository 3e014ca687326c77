import { messageOf, toast } from '@breakaway/host-api';
import { Button } from '@breakaway/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';
import type { RenewalProps } from './renewal-props.ts';

/**
 * Reloads the plan.
 * @param label names it
 * @param onStillDue it was reloaded, and nothing has changed
 */
export function CheckAgain({
  label,
  check,
  onStillDue,
}: Pick<RenewalProps, 'check'> & { label: string; onStillDue?: () => void }) {
  const [busy, setBusy] = useState(false);
  async function press(): Promise<void> {
    setBusy(true);
    toast.clear();
    try {
      if ((await check())?.status === 'past_due') onStillDue?.();
    } catch (error) {
      toast.error(messageOf(error, texts.pastDue.checkFailed));
    }
    setBusy(false);
  }
  return (
    <Button tone="secondary" busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
