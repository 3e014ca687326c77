-- A plan keeps its course, so its versions share it, and no link shows the view of an earlier version.
alter table plans add column course text, add column view text;
update plans
set course = plan_versions.course, view = plan_versions.view
from plan_versions
where plan_versions.plan_id = plans.id and plan_versions.version = plans.version;
alter table plans alter column course set not null, alter column view set not null;
alter table plan_versions drop column course, drop column view;
