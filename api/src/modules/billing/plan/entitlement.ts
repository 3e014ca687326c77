import type { SubscriptionStatus } from '../truth/provider-state.ts';

const DAY_MS = 86_400_000;
/** How long a member keeps access after a renewal failed, or while its outcome is not known yet. */
export const GRACE_DAYS = 7;

/** What decides about access; dates in UTC. */
export interface PaidState {
  status: SubscriptionStatus;
  paidThrough: Date | null;
  cancelAtPeriodEnd: boolean;
  free: boolean;
}

/**
 * Until when a subscription gives access. Never stored as a flag: status, paid-through date and grace decide at the
 * moment of asking, so access ends on time even when nobody tells us.
 * @returns the first instant without access, or null when there is none at all
 */
export function accessEnds(state: PaidState): Date | null {
  const { status, paidThrough, cancelAtPeriodEnd, free } = state;
  if (!paidThrough) return null;
  if (status === 'trialing' || status === 'active') {
    return cancelAtPeriodEnd || free ? paidThrough : withGrace(paidThrough);
  }
  return status === 'past_due' ? withGrace(paidThrough) : null;
}

/** Whether a subscription gives access at `now`. */
export function isEntitled(state: PaidState, now: Date): boolean {
  const end = accessEnds(state);
  return end !== null && now < end;
}

/** The end of the grace time after a paid-through date. */
export const withGrace = (date: Date) => new Date(date.getTime() + GRACE_DAYS * DAY_MS);

/**
 * The right of withdrawal from a contract made at a distance lasts fourteen days, not counting the day of the contract
 * (Directive 2011/83/EU, article 9). A day more, so that the last one has ended wherever she rides.
 */
const WITHDRAWAL_MS = 15 * DAY_MS;

/**
 * Until when a member may withdraw from the contract, or null when she cannot (any more). A renewal is no new contract.
 * @param firstPaid when the contract was paid for the first time, or null
 */
export function withdrawalEnds(state: PaidState, firstPaid: Date | null, now: Date): Date | null {
  if (state.free || !firstPaid || !isEntitled(state, now)) return null;
  const end = new Date(firstPaid.getTime() + WITHDRAWAL_MS);
  return now < end ? end : null;
}
