-- Runs wait by standing: 0 subscribers, 1 other members, 2 everybody else. Who floods one queue leaves the places of the others free.
alter table community.run add column standing smallint check (standing between 0 and 2);
update community.run set standing = case when community_id is null then 2 else 1 end;
alter table community.run alter column standing set not null;

drop index community.run_active;
create index run_active on community.run (state, standing, turn, run_id) where state in ('waiting', 'running');
