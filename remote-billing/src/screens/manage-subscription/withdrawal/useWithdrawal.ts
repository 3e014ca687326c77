import { api, messageOf, refreshUser, toast } from '@breakaway/host-api';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';

/**
 * Withdraws from a contract; repeated calls have no effect.
 * @param onDone reloads what has changed; the shell's guard redirects the member when their record is reloaded
 */
export function useWithdrawal(subscriptionId: string, onDone: () => Promise<unknown>) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether the withdrawal succeeded */
  async function withdraw(): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    toast.clear();
    try {
      const answer = await api.billing.withdraw(subscriptionId);
      toast.success(answer.data?.message || answer.message);
    } catch (error) {
      const reason = messageOf(error, texts.withdrawal.failed);
      setProblem(reason);
      toast.error(reason);
      underWay.current = false;
      setBusy(false);
      return false;
    }
    await refreshUser();
    await onDone();
    return true;
  }

  return { busy, problem, withdraw, forget: () => setProblem(null) };
}
