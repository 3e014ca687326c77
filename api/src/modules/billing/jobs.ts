/** The jobs of this module in the outbox, and what each carries. */
export const jobs = {
  /** A provider said that something changed. */
  webhook: 'billing.webhook',
  /** A subscription that must not exist: a second one, or one whose money went back. */
  endSurplus: 'billing.end-surplus',
  /** A deleted member's customer and subscriptions. */
  endCustomer: 'billing.end-customer',
  endApproval: 'billing.end-approval',
} as const;

export interface WebhookJob {
  provider: 'stripe' | 'paypal';
  eventId: string;
}

export interface EndSurplusJob {
  userId: string;
  platform: 'stripe' | 'paypal';
  providerId: string;
  /** What it took for the running period: nothing, something that went back already, something that we pay back. */
  money: 'none' | 'returned' | 'to-return';
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
