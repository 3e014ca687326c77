-- A plan belongs to the tool that made it: of a race, or for the record of a segment. The default is for an earlier API that
-- still runs while this one starts.
alter table plans add column tool text not null default 'race-analyzer';
create index plans_listed_by_tool on plans (user_id, tool, saved_at desc);
drop index plans_listed;
