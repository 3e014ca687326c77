import { ATTEMPT_LIFE_MS, type Attempt } from '../purchase/attempts.ts';
import { isLive, type ProviderSubscription, type SubscriptionStatus } from './provider-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When a member's payments should be read again without a request: soon while a payment may arrive, daily while a
 * subscription runs (cancellation notices get lost), immediately when a period ends. Null when nothing can change.
 */
export function nextReadAt(
  open: Attempt | null,
  chosen: ProviderSubscription | null,
  reported: ProviderSubscription[],
  now: Date,
): Date | null {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  // The older an attempt is, the less likely it is to be resumed.
  if (open) return after(Math.min(HOUR, Math.max(MINUTE, (now.getTime() - open.created_at.getTime()) / 2)));
  if (chosen && (isLive(chosen.status) || chosen.status === 'past_due')) {
    const end = chosen.paidThrough?.getTime() ?? 0;
    return end > now.getTime() ? new Date(Math.min(end, after(DAY).getTime())) : after(HOUR);
  }
  const approvable = now.getTime() - ATTEMPT_LIFE_MS;
  const mayArrive = ({ status, startedAt, paymentUnderWay }: ProviderSubscription) =>
    status === 'incomplete' && (paymentUnderWay || startedAt.getTime() > approvable);
  return reported.some(mayArrive) ? after(HOUR) : null;
}

/** A payment is open or due and may have arrived, or a read is due; null when there is no reason. */
export type Due = 'payment' | 'routine' | null;

/** Why a member's payments should be read. The columns are null for a member without such a row. */
export function whyDue(
  row: { due_at: Date | null; open_attempt: string | null; status: SubscriptionStatus | null },
  now: Date,
): Due {
  if (row.open_attempt !== null || row.status === 'past_due') return 'payment';
  return row.due_at !== null && row.due_at <= now ? 'routine' : null;
}
