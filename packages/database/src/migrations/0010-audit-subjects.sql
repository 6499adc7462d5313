alter index community.audit_subject rename to audit_subject_made_at;

-- The audit names nobody. Its rows carry random ids: 'member:<id>', 'visitor:<id>', 'person:<id>', 'party:<id>' of a person. This table
-- knows for a while whom they stand for. Its rows can be deleted, those of the audit cannot.
create table community.audit_subject (
  subject_id uuid primary key default gen_random_uuid(),
  -- Null for a visitor without an account.
  community_id bigint references community.person on delete cascade,
  -- Where the call came from; null for those acted upon, and for commands.
  network text check (network <> ''),
  created_at timestamptz not null default now(),
  check (num_nonnulls(community_id, network) > 0)
);

create index audit_subject_person on community.audit_subject (community_id, created_at);
create index audit_subject_network on community.audit_subject (network, created_at) where community_id is null;
create index audit_subject_created_at on community.audit_subject (created_at);
create index audit_actor_made_at on community.audit (actor, made_at);
create index audit_concerned on community.audit ((details ->> 'person')) where details ? 'person';

-- Rows written before: the people in them, one id each and day. Those who no longer exist get an id that stands for nobody.
alter table community.audit disable trigger audit_is_append_only;

create temporary table named on commit drop as
select audit_id, made_at,
  substring(actor from '^member:(\d+)$')::bigint as actor_id,
  coalesce(substring(subject from '^person:(\d+)$')::bigint, party.community_id) as subject_id,
  case when jsonb_typeof(details -> 'person') = 'number' then (details ->> 'person')::bigint end as concerned_id
from community.audit
left join community.party on party_type = 'person' and subject = 'party:' || party_id;

create temporary table person_on_day on commit drop as
select gen_random_uuid() as id, community_id, made_at::date as made_on, min(made_at) as made_at
from named, unnest(array[actor_id, subject_id, concerned_id]) as community_id
where community_id is not null
group by community_id, made_at::date;

insert into community.audit_subject (subject_id, community_id, created_at)
select id, community_id, made_at from person_on_day
where community_id in (select community_id from community.person);

update community.audit set
  actor = coalesce('member:' || acting.id, actor),
  subject = coalesce(split_part(subject, ':', 1) || ':' || acted_on.id, subject),
  details = case
    when action in ('person.update', 'person.update_contact')
      then jsonb_build_object('fields', (select coalesce(jsonb_agg(field order by field), '[]') from jsonb_object_keys(details) as field))
    else details - array['userName', 'email', 'orcidId', 'note', 'requestId', 'person']
      || case when concerned.id is null then '{}' else jsonb_build_object('person', 'person:' || concerned.id) end
  end
from named
left join person_on_day acting on acting.community_id = named.actor_id and acting.made_on = named.made_at::date
left join person_on_day acted_on on acted_on.community_id = named.subject_id and acted_on.made_on = named.made_at::date
left join person_on_day concerned on concerned.community_id = named.concerned_id and concerned.made_on = named.made_at::date
where audit.audit_id = named.audit_id;

alter table community.audit enable trigger audit_is_append_only;

alter table community.audit add constraint audit_names_nobody check (actor !~ '^member:\d+$' and subject !~ '^person:\d+$');
