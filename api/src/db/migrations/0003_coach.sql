create table conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- The first question, shortened; null until there is one.
  title text,
  -- What the coach remembers between two turns.
  memory jsonb,
  created_at timestamptz not null,
  last_turn_at timestamptz
);
create index conversations_listed on conversations (user_id, last_turn_at desc) where title is not null;

-- A question is written before its answer is computed: a turn without an answer was cut off in between.
create table turns (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Made by the client, so that a repeated request finds its turn.
  request_id text,
  question text not null,
  asked_at timestamptz not null,
  answer text,
  parts jsonb,
  engine text,
  -- The computations behind the figures of the answer.
  calls jsonb,
  answered_at timestamptz,
  unique (conversation_id, request_id)
);
create index turns_conversation on turns (conversation_id, position);
create index turns_user on turns (user_id);

-- One question at a time for each member; a lease, so that a dead process does not block the member.
create table coach_leases (
  user_id uuid primary key references users on delete cascade,
  holder uuid not null,
  leased_until timestamptz not null
);
