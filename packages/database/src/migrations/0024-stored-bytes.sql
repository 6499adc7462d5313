-- What each account, or else each network, has stored on a day: queries and results of runs, contents of lists and their versions.
create table community.stored_bytes (
  storer_hash bytea not null check (octet_length(storer_hash) = 32),
  stored_on date not null,
  bytes bigint not null,
  primary key (storer_hash, stored_on)
);

create index stored_bytes_stored_on on community.stored_bytes (stored_on);

-- Contents were counted by the network that sent them first. Nobody needs to know it any longer.
drop index community.list_content_network;
alter table community.list_content drop column network_hash;

-- The options of runs, each once however often they are run. The hash is that of their text.
create table community.run_query (
  query_hash bytea primary key check (octet_length(query_hash) = 32),
  options jsonb not null
);

insert into community.run_query (query_hash, options)
select distinct on (sha256(convert_to(options::text, 'UTF8'))) sha256(convert_to(options::text, 'UTF8')), options from community.run;

alter table community.run
  add column query_hash bytea references community.run_query,
  -- Under which name its result is counted; null for runs from before.
  add column storer_hash bytea check (octet_length(storer_hash) = 32);
update community.run set query_hash = sha256(convert_to(options::text, 'UTF8'));
alter table community.run alter column query_hash set not null, drop column options;

create index run_query_hash on community.run (query_hash);

-- The last run with a query takes it along, however it goes: by its age or with its account. The lock is the one under which runs are started,
-- so that no run is started with a query that goes.
create function community.delete_unused_query() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(71007, 0);
  delete from community.run_query where query_hash = old.query_hash
    and not exists (select from community.run where run.query_hash = old.query_hash);
  return null;
end $$;

create trigger run_deleted after delete on community.run
  for each row execute function community.delete_unused_query();
