-- Counts of tries are not waited for on the disk: every sign-in and every guess writes some. A crash of the database
-- empties the table, an orderly stop does not; what strangers may try starts anew then.
alter table rate_buckets set unlogged;
