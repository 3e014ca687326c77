-- Browsers in which a member signed in: they are not slowed down by what strangers try at the member's address. A row
-- opens nothing.
create table known_devices (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- A browser that two members share has one token and two rows.
  unique (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
