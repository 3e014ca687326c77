/**
 * A subscription as either provider reports it, in one vocabulary.
 * `active` with `cancelAtPeriodEnd` also stands for a PayPal subscription that was cancelled but is paid for: PayPal
 * itself has no cancellation at the end of the period.
 */
export interface ProviderSubscription {
  platform: 'stripe' | 'paypal';
  providerId: string;
  status: SubscriptionStatus;
  /** Price of a period before discounts, and what the current period cost. */
  priceCents: number;
  chargedCents: number;
  /** End of the time that has been paid for; null before the first payment. */
  paidThrough: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Granted without payment: ends with its period. */
  free: boolean;
  startedAt: Date;
  /** The checkout attempt that made it, where the provider carries it for us. */
  attemptId: string | null;
  /** It has ended, but its last invoice can still be paid, or was paid after the end: that money buys nothing. */
  afterEnd?: 'payable' | 'paid' | undefined;
  /** Approved, and its first payment is on its way, for days perhaps: nothing else may be sold meanwhile. */
  paymentUnderWay?: boolean;
}

/**
 * Two marks are our own, and neither ever entitles: `duplicate` must not exist beside the member's real subscription,
 * `refunded` had the money of its period paid back or charged back. Both are being ended at the provider.
 */
export type SubscriptionStatus =
  | 'incomplete'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled'
  | 'expired'
  | 'duplicate'
  | 'refunded';

/** Money that arrived. */
export interface ProviderPayment {
  platform: 'stripe' | 'paypal';
  providerPaymentId: string;
  subscriptionProviderId: string;
  amountCents: number;
  /** What of it went back: paid back by us, or charged back by the bank. */
  refundedCents: number;
  paidAt: Date;
}

/** Everything that the providers know about one member at one moment. */
export interface ProviderTruth {
  subscriptions: ProviderSubscription[];
  payments: ProviderPayment[];
}

export const isLive = (status: SubscriptionStatus) => status === 'active' || status === 'trialing';

/** May still become or stay the member's subscription, and so excludes a second one. */
export const isOpenOrLive = (status: SubscriptionStatus) =>
  isLive(status) || status === 'past_due' || status === 'incomplete';

const rank = (status: SubscriptionStatus) =>
  isLive(status) ? 3 : status === 'past_due' ? 2 : status === 'incomplete' ? 1 : 0;

/**
 * Chooses the one subscription that counts: live before past due before incomplete. Of several live ones the oldest,
 * because it is the one the member has been relying on. An incomplete one counts only for the open attempt.
 * @returns the chosen one, or null, and the others that are open or live and therefore must be ended
 */
export function pick<S extends ProviderSubscription>(subscriptions: S[], openAttempt: OpenAttempt | null) {
  const candidates = subscriptions
    .filter((one) => isOpenOrLive(one.status))
    .toSorted(
      (a, b) =>
        rank(b.status) - rank(a.status) ||
        a.startedAt.getTime() - b.startedAt.getTime() ||
        a.providerId.localeCompare(b.providerId),
    );
  const chosen =
    candidates.find((one) => one.status !== 'incomplete' || (openAttempt && belongsTo(one, openAttempt))) ??
    null;
  return { chosen, surplus: candidates.filter((one) => one !== chosen) };
}

export interface OpenAttempt {
  id: string;
  provider_subscription_id: string | null;
}

/** Whether a subscription was made by an attempt, also when the attempt does not know it yet. */
export const belongsTo = (one: ProviderSubscription, attempt: OpenAttempt) =>
  one.attemptId === attempt.id || one.providerId === attempt.provider_subscription_id;

/** Whether a reported subscription is the one of a row. */
export const isSame = (
  one: ProviderSubscription,
  row: { platform: ProviderSubscription['platform']; provider_id: string },
) => one.platform === row.platform && one.providerId === row.provider_id;
