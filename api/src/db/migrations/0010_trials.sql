-- When the member's free trial ends or ended; null before it was started.
alter table users add column trial_ends_at timestamptz;

-- Once per person: a fingerprint of the address outlives the account, and is deleted after two years.
create table trials (
  email_hash bytea primary key,
  ends_at timestamptz not null
);
