-- One row per member: the lock that serialises all writes about their payments, and when the providers were last read.
create table billing_customers (
  user_id uuid primary key references users on delete cascade,
  stripe_customer_id text unique,
  -- Part of the idempotency key under which the customer is made.
  customer_key uuid not null default gen_random_uuid(),
  -- Reads of the providers are numbered when they start; a result older than what is written is dropped.
  read_ticket bigint not null default 0,
  written_ticket bigint not null default 0,
  synced_at timestamptz,
  -- When the next read is wanted; null when nothing can change by itself.
  due_at timestamptz
);
create index billing_customers_due on billing_customers (due_at) where due_at is not null;

create table checkout_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  platform text not null check (platform in ('stripe', 'paypal')),
  price_cents integer not null check (price_cents >= 0),
  promotion_id text,
  provider_subscription_id text,
  -- PayPal only: where the member approves.
  approve_url text,
  state text not null default 'open' check (state in ('open', 'completed', 'void', 'failed', 'expired')),
  created_at timestamptz not null,
  unique (platform, provider_subscription_id)
);
create unique index checkout_attempts_one_open on checkout_attempts (user_id) where state = 'open';
create index checkout_attempts_user on checkout_attempts (user_id);

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  platform text not null check (platform in ('stripe', 'paypal')),
  provider_id text not null,
  status text not null check (status in
    ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'expired', 'duplicate')),
  price_cents integer not null check (price_cents >= 0),
  charged_cents integer not null check (charged_cents >= 0),
  currency text not null check (currency = 'EUR'),
  interval text not null check (interval in ('year', 'week')),
  paid_through timestamptz,
  cancel_at_period_end boolean not null,
  free boolean not null,
  started_at timestamptz not null,
  synced_at timestamptz not null,
  unique (platform, provider_id)
);
-- Whatever goes wrong elsewhere, a member never has two.
create unique index subscriptions_one_open_or_live on subscriptions (user_id)
  where status in ('incomplete', 'trialing', 'active', 'past_due');
create index subscriptions_user on subscriptions (user_id);

create table coupon_redemptions (
  user_id uuid not null references users on delete cascade,
  promotion_id text not null,
  subscription_provider_id text not null,
  redeemed_at timestamptz not null,
  primary key (user_id, promotion_id)
);

-- Kept without the member's name after the account is deleted: tax law requires it.
create table payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete set null,
  platform text not null check (platform in ('stripe', 'paypal')),
  provider_payment_id text not null,
  subscription_provider_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency = 'EUR'),
  paid_at timestamptz not null,
  unique (platform, provider_payment_id)
);
create index payments_user on payments (user_id);

create table webhook_inbox (
  provider text not null check (provider in ('stripe', 'paypal')),
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (provider, event_id)
);
