-- Which process works on a job; it renews its lease while it lives.
alter table outbox add column leased_by uuid;
-- When it was to be done at first, however often it was put back since.
alter table outbox add column first_due timestamptz not null default now();
update outbox set first_due = run_at;
-- Set when it has failed too often: a dead letter, kept for an operator.
alter table outbox add column dead_at timestamptz;

drop index outbox_due;
create index outbox_due on outbox (kind, run_at) where dead_at is null;
