/** The jobs of this module in the outbox, and what each carries. */
export const jobs = {
  /** A provider said that something changed. */
  webhook: 'billing.webhook',
  /** A subscription that must not exist beside the member's real one. */
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
  platform: 'stripe' | 'paypal';
  providerId: string;
  refund: boolean;
}

export interface EndCustomerJob {
  customerId: string;
}

export interface EndApprovalJob {
  subscriptionId: string;
}
