-- Kept for a day, so that a deletion can be undone.
alter table conversations add column deleted_at timestamptz;
create index conversations_deleted on conversations (deleted_at) where deleted_at is not null;
