-- Equal items are stored once, so who may read a content cannot be said by its id alone. Open to anyone with the id is what somebody without
-- an account stored. Everything else is read by the members who stored it, by owners of lists that have it, and through lists that are shared.
alter table community.list_content add column is_open boolean not null default false;

-- Who stored a content that is in no list was not noted. One that a list has is taken for private.
update community.list_content as content set is_open = true
where not exists (select from community.record_list_version as held where held.content_id = content.id);

-- Members who stored a content and have no list of it yet.
create table community.list_content_holder (
  content_id text not null references community.list_content on delete cascade,
  community_id bigint not null references community.account on delete cascade,
  primary key (content_id, community_id)
);

create index list_content_holder_account on community.list_content_holder (community_id);

-- Shared are the version that was current when the list was shared, and those made since. Of lists that are shared now nothing but the
-- current version is known to have been.
alter table community.record_list_version add column is_shared boolean not null default false;

update community.record_list_version as shown set is_shared = true
from community.record_list as list
where list.list_id = shown.list_id and list.version = shown.version and list.is_shared;

-- How much all contents together take up: summing them up for every new one would read the whole index.
create table community.list_content_total (
  only_row boolean primary key default true check (only_row),
  bytes bigint not null
);

insert into community.list_content_total (bytes) select coalesce(sum(bytes), 0) from community.list_content;

create function community.count_list_contents() returns trigger language plpgsql as $$
begin
  update community.list_content_total
  set bytes = list_content_total.bytes
    + case tg_op when 'INSERT' then 1 else -1 end * (select coalesce(sum(changed.bytes), 0) from changed);
  return null;
end $$;

create trigger list_content_added after insert on community.list_content
  referencing new table as changed for each statement execute function community.count_list_contents();

create trigger list_content_deleted after delete on community.list_content
  referencing old table as changed for each statement execute function community.count_list_contents();
