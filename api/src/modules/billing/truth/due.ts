import { ATTEMPT_LIFE_MS, type Attempt } from '../purchase/attempts.ts';
import { isLive, type ProviderSubscription } from './provider-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When a member's money should be read again without being asked: soon while a payment may arrive, daily while a
 * subscription runs (notices of cancellations get lost), at once when a period ends. Null when nothing can change.
 */
export function nextRead(
  open: Attempt | null,
  chosen: ProviderSubscription | null,
  reported: ProviderSubscription[],
  now: Date,
): Date | null {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  // The longer an attempt lies, the less likely it is to be taken up.
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
