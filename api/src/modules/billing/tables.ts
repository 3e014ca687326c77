import type { ColumnType, Generated } from 'kysely';
import type { SubscriptionStatus } from './sync/provider-state.ts';

type Platform = 'stripe' | 'paypal';
export type NoticeKind = 'renewal_failed' | 'renews_in_30_days' | 'renews_in_7_days';
/** PostgreSQL's bigint arrives as text. */
type Ticket = ColumnType<string, number | undefined, number | string>;

export interface BillingTables {
  billing_customers: {
    user_id: string;
    stripe_customer_id: string | null;
    customer_key: Generated<string>;
    read_ticket: Ticket;
    written_ticket: Ticket;
    full_ticket: Ticket;
    synced_at: Date | null;
    due_at: Date | null;
  };
  checkout_attempts: {
    id: Generated<string>;
    user_id: string;
    platform: Platform;
    price_cents: number;
    promotion_id: string | null;
    provider_subscription_id: string | null;
    approve_url: string | null;
    state: Generated<'open' | 'completed' | 'void' | 'failed' | 'expired'>;
    created_at: Date;
  };
  subscriptions: {
    id: Generated<string>;
    user_id: string;
    platform: Platform;
    provider_id: string;
    status: SubscriptionStatus;
    price_cents: number;
    charged_cents: number;
    currency: 'EUR';
    interval: 'year' | 'week';
    paid_through: Date | null;
    cancel_at_period_end: boolean;
    free: boolean;
    started_at: Date;
    synced_at: Date;
    withdrawn_at: Generated<Date | null>;
    surplus_since: Generated<Date | null>;
  };
  coupon_redemptions: {
    user_id: string;
    promotion_id: string;
    subscription_provider_id: string;
    redeemed_at: Date;
  };
  payments: {
    id: Generated<string>;
    user_id: string | null;
    platform: Platform;
    provider_payment_id: string;
    subscription_provider_id: string;
    amount_cents: number;
    refunded_cents: Generated<number>;
    currency: 'EUR';
    paid_at: Date;
  };
  /** Free trials by a fingerprint of the address. */
  trials: { email_hash: Buffer; ends_at: Date };
  billing_notices: {
    user_id: string;
    subscription_provider_id: string;
    kind: NoticeKind;
    period_end: Date;
  };
  webhook_inbox: {
    provider: Platform;
    event_id: string;
    type: string;
    payload: ColumnType<unknown, string, never>;
    received_at: Date;
    ticket: ColumnType<string, never, never>;
    processed_at: Date | null;
  };
}
