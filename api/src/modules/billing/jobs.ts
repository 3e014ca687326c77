/** The jobs of this module in the outbox, and what each carries. */
export const jobs = {
  /** Notices have come in and wait to be sorted: one job for what was written together, short, asks no provider. */
  webhook: 'billing.webhook',
  /** Notices told of a member: one job for all that were sorted together. */
  member: 'billing.member',
  /** A dispute, of which only Stripe knows whom it concerns. */
  dispute: 'billing.dispute',
  /** A subscription that must not exist: a second one, or one whose money went back. */
  endSurplus: 'billing.end-surplus',
  /** A deleted member's customer and subscriptions. */
  endCustomer: 'billing.end-customer',
  endApproval: 'billing.end-approval',
} as const;

export interface MemberJob {
  userId: string;
  /** The number of the newest notice: a read that began later knows what it would tell. */
  ticket: number;
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
   * What it took for the running period: nothing, something that went back already, something that we pay back. A second
   * plan gave nothing at any time: everything that it took goes back, also when it has renewed before its end.
   */
  money: 'none' | 'returned' | 'to-return' | 'all-to-return';
}

export interface EndCustomerJob {
  customerId: string;
  /** When the account was deleted, ISO: what is paid from then on goes back. */
  since?: string;
}

export interface EndApprovalJob {
  subscriptionId: string;
  since?: string;
}
