/** The jobs of this module in the outbox, and what each carries. */
export const jobs = {
  /**
   * Notices have arrived and wait to be sorted: one short job for all that were written together; it calls no provider.
   */
  webhook: 'billing.webhook',
  /** There are notices about a member: one job for all that were sorted together. */
  member: 'billing.member',
  /** A dispute, for which only Stripe knows the member. */
  dispute: 'billing.dispute',
  /** A subscription that must not exist: a second one, or one that was refunded. */
  endSurplus: 'billing.end-surplus',
  /** A deleted member's customer and subscriptions. */
  endCustomer: 'billing.end-customer',
  endApproval: 'billing.end-approval',
  /** A free trial ends in two days. */
  trialEnds: 'billing.trial-ends',
} as const;

export interface MemberJob {
  userId: string;
  /** The sequence number of the newest notice: a read that started later includes it. */
  ticket: number;
}

export interface TrialEndsJob {
  userId: string;
}

export interface DisputeJob {
  chargeId: string;
  ticket: number;
}

export interface EndSurplusJob {
  userId: string;
  platform: 'stripe' | 'paypal';
  providerId: string;
  /**
   * What was paid for the running period: nothing, something that was refunded already, something to refund. A second
   * plan never gave access: all its payments are refunded, including a renewal before its end.
   */
  money: 'none' | 'returned' | 'to-return' | 'all-to-return';
}

export interface EndCustomerJob {
  customerId: string;
  /** When the account was deleted, ISO: later payments are refunded. */
  since?: string;
}

export interface EndApprovalJob {
  subscriptionId: string;
  since?: string;
}
