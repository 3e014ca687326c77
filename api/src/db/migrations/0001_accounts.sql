create table users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Always lower case: the API lower-cases every address before it comes here.
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  verified_at timestamptz,
  -- The nine groups of the athlete's record, by name; a field that is absent was never given.
  profile jsonb not null default '{}',
  photo_key text,
  onboarded_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table email_verifications (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verifications_user on email_verifications (user_id);

-- One open code and one open reset window per member.
create table reset_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

create table reset_windows (
  user_id uuid primary key references users on delete cascade,
  ticket_hash bytea not null,
  client_hash bytea not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);

create table tool_tickets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  tool text not null,
  expires_at timestamptz not null
);
create index tool_tickets_user on tool_tickets (user_id);

create table rate_buckets (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

-- Work that must happen once a transaction has committed: mails, cancellations at a payment provider.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  -- A second job with the same key is not added while the first is still there.
  key text unique,
  attempts integer not null default 0,
  run_at timestamptz not null,
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_due on outbox (run_at);
