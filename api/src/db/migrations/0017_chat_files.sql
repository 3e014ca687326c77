-- What the page has read of a file that came with a question: what is shown of it, a ride in numbers, the road, and what was
-- computed of the road. The file itself stays on the member's device.
create table chat_files (
  turn_id uuid primary key references turns on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  card jsonb not null,
  ride jsonb,
  course text,
  facts jsonb
);
create index chat_files_conversation on chat_files (conversation_id);
create index chat_files_user on chat_files (user_id);
