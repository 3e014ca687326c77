// The part of PayPal's catalogue, billing and webhook resources that subscriptions use, field for field.

export interface Money {
  currency_code: string;
  value: string;
}

export interface Link {
  href: string;
  rel: string;
  method: string;
}

export interface Product {
  id: string;
  name: string;
  description?: string;
  type: string;
  category?: string;
  create_time: string;
}

export interface BillingCycle {
  tenure_type: 'REGULAR' | 'TRIAL';
  sequence: number;
  total_cycles: number;
  frequency: { interval_unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; interval_count: number };
  pricing_scheme: { fixed_price: Money };
}

export interface Plan {
  id: string;
  product_id: string;
  name: string;
  description?: string;
  status: 'ACTIVE' | 'INACTIVE' | 'CREATED';
  billing_cycles: BillingCycle[];
  payment_preferences: { auto_bill_outstanding?: boolean; payment_failure_threshold?: number };
  quantity_supported: boolean;
  create_time: string;
  update_time: string;
}

export type SubscriptionStatus =
  'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

interface CycleExecution {
  tenure_type: 'REGULAR';
  sequence: number;
  cycles_completed: number;
  /** 0 also for a plan without an end. */
  cycles_remaining: number;
  current_pricing_scheme_version: number;
  total_cycles: number;
}

interface FailedPayment {
  amount: Money;
  time: string;
  reason_code: 'PAYMENT_DENIED';
  /** When PayPal retries automatically; absent when it does not. */
  next_payment_retry_time?: string;
}

export interface BillingInfo {
  outstanding_balance: Money;
  cycle_executions: CycleExecution[];
  last_payment?: { amount: Money; time: string };
  next_billing_time?: string;
  failed_payments_count: number;
  last_failed_payment?: FailedPayment;
}

export interface Subscription {
  id: string;
  plan_id: string;
  status: SubscriptionStatus;
  status_change_note?: string;
  status_update_time: string;
  start_time: string;
  quantity: string;
  custom_id?: string;
  subscriber?: { email_address?: string };
  application_context: {
    return_url?: string;
    cancel_url?: string;
    user_action?: string;
    brand_name?: string;
  };
  billing_info?: BillingInfo;
  plan_overridden: boolean;
  create_time: string;
  update_time: string;
}

/** A payment, or an attempt of one. `subscription` is our own field, for look-ups. */
export interface Transaction {
  id: string;
  subscription: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  time: string;
  amount_with_breakdown: { gross_amount: Money; net_amount: Money };
  payer_email: string;
}

/** A refund by the merchant, or a reversal by PayPal after a dispute. */
export interface MoneyBack {
  id: string;
  sale: string;
  kind: 'refund' | 'reversal';
  amount: Money;
  time: string;
}

/** The conditions that tests set for one subscription. */
export interface Conditions {
  id: string;
  /** How far the time of this subscription is ahead of the sandbox's clock. */
  aheadMs: number;
  fundingWorks: boolean;
}

export interface WebhookEvent {
  id: string;
  event_version: '1.0';
  create_time: string;
  resource_type: string;
  resource_version: string;
  event_type: string;
  summary: string;
  resource: object;
  links: Link[];
}
