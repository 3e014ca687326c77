-- `refunded`: the money of its period went back or is going back; it never entitles and is being ended.
alter table subscriptions drop constraint subscriptions_status_check;
alter table subscriptions add constraint subscriptions_status_check check (status in
  ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'expired', 'duplicate', 'refunded'));
-- When the member withdrew from the contract: from then on it counts as refunded, whatever its provider says.
alter table subscriptions add column withdrawn_at timestamptz;

alter table payments add column refunded_cents integer not null default 0
  check (refunded_cents between 0 and amount_cents);

-- The mails that a member got about a period of their plan, so that each is sent once.
create table billing_notices (
  user_id uuid not null references users on delete cascade,
  subscription_provider_id text not null,
  kind text not null check (kind in ('renewal_failed', 'renews_in_30_days', 'renews_in_7_days')),
  period_end timestamptz not null,
  primary key (user_id, subscription_provider_id, kind, period_end)
);

-- One counter for reads of the providers and notices from them: a read with a higher number than a notice began after
-- the notice had arrived, and knows what it would tell. It starts above every number that was given out before.
create sequence billing_tickets start 1000000000;
alter table webhook_inbox add column ticket bigint not null default nextval('billing_tickets');
-- The last read that was written in which every provider had answered.
alter table billing_customers add column full_ticket bigint not null default 0;
