/** PayPal's resources, reduced to what the product reads (Subscriptions API v1, Webhooks API v1). */

interface Money {
  currency_code: string;
  /** Decimal text, for example `89.99`. */
  value: string;
}

export interface PaypalPlan {
  id: string;
  name: string;
  product_id: string;
  status: 'CREATED' | 'ACTIVE' | 'INACTIVE';
}

export interface PaypalSubscription {
  id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  plan_id: string;
  custom_id?: string;
  create_time?: string;
  start_time?: string;
  billing_info?: {
    outstanding_balance?: Money;
    last_payment?: { amount: Money; time: string };
    next_billing_time?: string;
    failed_payments_count?: number;
  };
  links?: { href: string; rel: string; method?: string }[];
}

export interface PaypalTransaction {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  time: string;
  amount_with_breakdown: { gross_amount: Money };
}

export interface PaypalWebhook {
  id: string;
  url: string;
}

/** Decimal text as integer cents, without a binary fraction in between. */
export function centsOf(money: { value: string }): number {
  const [whole = '0', fraction = ''] = money.value.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}
