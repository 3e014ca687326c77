-- Profile photos, so that every replica of the API has them.
create table photos (
  -- As in users.photo_key. A new photo gets a new key, so what is behind an address never changes.
  key uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  webp bytea not null
);
-- A picture is compressed already.
alter table photos alter column webp set storage external;
