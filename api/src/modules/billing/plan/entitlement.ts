import type { SubscriptionStatus } from '../sync/provider-state.ts';

const DAY_MS = 86_400_000;
/** How long a member keeps access after a failed renewal, or while its outcome is unknown. */
export const GRACE_DAYS = 7;

/** What determines access; dates in UTC. */
export interface PaidState {
  status: SubscriptionStatus;
  paidThrough: Date | null;
  cancelAtPeriodEnd: boolean;
  free: boolean;
}

/**
 * Until when a subscription gives access. Never stored as a flag: status, paid-through date and grace period are
 * evaluated on each request, so access ends on time even without any notice.
 * @returns the first instant without access, or null when there is none at all
 */
export function accessEndsAt(state: PaidState): Date | null {
  const { status, paidThrough, cancelAtPeriodEnd, free } = state;
  if (!paidThrough) return null;
  if (status === 'trialing' || status === 'active') {
    return cancelAtPeriodEnd || free ? paidThrough : withGrace(paidThrough);
  }
  return status === 'past_due' ? withGrace(paidThrough) : null;
}

/** Whether a subscription gives access at `now`. */
export function isEntitled(state: PaidState, now: Date): boolean {
  const end = accessEndsAt(state);
  return end !== null && now < end;
}

/** The end of the grace period after a paid-through date. */
export const withGrace = (date: Date) => new Date(date.getTime() + GRACE_DAYS * DAY_MS);

/**
 * The right of withdrawal from a distance contract lasts fourteen days, not counting the day of the contract (Directive
 * 2011/83/EU, article 9). One day more, so that the last day has ended in the member's time zone too.
 */
const WITHDRAWAL_MS = 15 * DAY_MS;

/**
 * Until when a member may withdraw from the contract, or null when they cannot (any more). A renewal is not a new
 * contract.
 * @param firstPaid when the contract was paid for the first time, or null
 */
export function withdrawalEndsAt(state: PaidState, firstPaid: Date | null, now: Date): Date | null {
  if (state.free || !firstPaid || !isEntitled(state, now)) return null;
  const end = new Date(firstPaid.getTime() + WITHDRAWAL_MS);
  return now < end ? end : null;
}
