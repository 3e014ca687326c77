-- Answers that a model writes while the member reads: who answered and why, how it ended, the words so far, and whether the
-- member wants it to stop.
alter table turns
  add column note text,
  add column status text,
  add column partial text,
  add column partial_at timestamptz,
  add column stop_asked_at timestamptz;

-- Tokens of the model by member and day.
create table coach_usage (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  used bigint not null,
  primary key (user_id, day)
);

-- What the coach remembers of a member, because the member said yes to it.
create table coach_remembered (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  value text not null,
  created_at timestamptz not null
);
create index coach_remembered_by_member on coach_remembered (user_id, created_at);
