/**
 * A subscription as either provider reports it, in one vocabulary. `active` with `cancelAtPeriodEnd` also means a
 * PayPal subscription that was cancelled but is paid: PayPal itself has no cancellation at the end of the period.
 */
export interface ProviderSubscription {
  platform: 'stripe' | 'paypal';
  providerId: string;
  status: SubscriptionStatus;
  /** Price of a period before discounts, and of the current period. */
  priceCents: number;
  chargedCents: number;
  /** End of the paid time; null before the first payment. */
  paidThrough: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Granted without payment: ends with its period. */
  free: boolean;
  startedAt: Date;
  /** The checkout attempt that created it, if the provider stores it for us. */
  attemptId: string | null;
  /** It has ended, but its last invoice can still be paid, or was paid after the end: that payment buys nothing. */
  afterEnd?: 'payable' | 'paid' | undefined;
  /** Approved, and its first payment is pending, perhaps for days: nothing else may be sold meanwhile. */
  paymentUnderWay?: boolean;
}

/**
 * Two statuses are our own, and neither ever gives access: `duplicate` must not exist beside the member's real
 * subscription, `refunded` had the payment of its period refunded or charged back. Both are being cancelled at the
 * provider.
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

/** A payment. */
export interface ProviderPayment {
  platform: 'stripe' | 'paypal';
  providerPaymentId: string;
  subscriptionProviderId: string;
  amountCents: number;
  /** The refunded part: refunded by us, or charged back by the bank. */
  refundedCents: number;
  paidAt: Date;
}

/** Everything that the providers know about one member at one moment. */
export interface ProviderState {
  subscriptions: ProviderSubscription[];
  payments: ProviderPayment[];
}

export const isLive = (status: SubscriptionStatus) => status === 'active' || status === 'trialing';

/** May become or stay the member's subscription, and so excludes a second one. */
export const isOpenOrLive = (status: SubscriptionStatus) =>
  isLive(status) || status === 'past_due' || status === 'incomplete';

const rank = (status: SubscriptionStatus) =>
  isLive(status) ? 3 : status === 'past_due' ? 2 : status === 'incomplete' ? 1 : 0;

/**
 * Chooses the one subscription that counts: live before past due before incomplete. Of several live ones the oldest,
 * because the member has been relying on it. An incomplete one counts only for the open attempt.
 * @returns the chosen one, or null, and the others that are open or live and therefore must be cancelled
 */
export function chooseSubscription<S extends ProviderSubscription>(
  subscriptions: S[],
  openAttempt: OpenAttempt | null,
) {
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

/** Whether a subscription was created by an attempt, even if the attempt does not know it yet. */
export const belongsTo = (one: ProviderSubscription, attempt: OpenAttempt) =>
  one.attemptId === attempt.id || one.providerId === attempt.provider_subscription_id;

/** Whether a reported subscription is the one of a row. */
export const isSame = (
  one: ProviderSubscription,
  row: { platform: ProviderSubscription['platform']; provider_id: string },
) => one.platform === row.platform && one.providerId === row.provider_id;
