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

-- The browser in which an account was signed up, until its address is verified.
alter table users add column sign_up_device_hash bytea;

-- Later sign-ups for an address whose first one still waits for its link, made with another password. They change
-- nothing, but from then on it is not certain whose the first one is.
create table refused_sign_ups (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  signed_up_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- Several codes may be open at once: asking for another one ends none. Guesses are counted elsewhere, because what a
-- stranger guesses must not end a code.
drop table reset_codes;
create table reset_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);
create index reset_codes_user on reset_codes (user_id);

-- Where waits grow from one try to the next: when the next one may be made.
alter table rate_buckets add column next_at timestamptz;
