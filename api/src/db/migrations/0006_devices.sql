-- What a member is told of each of their sessions, and since when they have proven who they are.
alter table sessions
  add column method text not null default 'password' check (method in ('password', 'passkey', 'link')),
  -- Browser and system in plain words; empty for a session that is older than this column.
  add column device text not null default '',
  -- The beginning of the network address, never the whole.
  add column network text not null default '',
  add column confirmed_at timestamptz;

-- Why a session ended, for whoever still holds its token. Says nothing of the member: accounts go, the reason stays.
create table ended_sessions (
  token_hash bytea primary key,
  code text not null,
  ended_at timestamptz not null
);
create index ended_sessions_age on ended_sessions (ended_at);

-- A tool's ticket ends with the session that it came from. Tickets of before live for ten minutes at most.
delete from tool_tickets;
alter table tool_tickets add column session_id uuid not null references sessions (id) on delete cascade;
create index tool_tickets_session on tool_tickets (session_id);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- base64url, as WebAuthn hands it out.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Kept by a password manager on several devices, not by one device alone.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What an authenticator has to sign: good once, for one purpose, for a few minutes.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'confirm')),
  -- Null where nobody is signed in yet.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id);
