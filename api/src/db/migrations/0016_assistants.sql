-- Tokens by which assistants outside the app use the coach's tools for a member. Of the token itself only the end is kept, so
-- that the member can tell one from another.
create table assistant_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  name text not null,
  ends_with text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index assistant_tokens_user on assistant_tokens (user_id, created_at);
