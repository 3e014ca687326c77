-- Race plans of the members.
create table plans (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  version integer not null,
  saved_at timestamptz not null,
  -- Kept for a day, so that a deletion can be undone.
  deleted_at timestamptz,
  -- Readable, because the member is shown the link again; it opens nothing but what is stored beside it.
  link_token text unique
);
create index plans_listed on plans (user_id, saved_at desc);
create index plans_deleted on plans (deleted_at) where deleted_at is not null;

create table plan_versions (
  plan_id uuid not null references plans on delete cascade,
  version integer not null,
  user_id uuid not null references users on delete cascade,
  saved_at timestamptz not null,
  summary jsonb not null,
  -- Documents of the tool. A link shows the course and the view, never the question.
  course text not null,
  question text not null,
  view text not null,
  primary key (plan_id, version)
);
create index plan_versions_user on plan_versions (user_id);
