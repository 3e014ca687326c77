-- Since when a subscription is a second one that is to be ended and paid back. What was decided stays decided, however
-- long its end takes and whatever becomes of the other one meanwhile.
alter table subscriptions add column surplus_since timestamptz;

-- Notices that wait to be sorted, oldest first.
create index webhook_inbox_waiting on webhook_inbox (ticket) where processed_at is null;
