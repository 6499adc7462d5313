-- Anybody may save a search, so what they store is limited: for each network in a day, and for all together.
alter table community.saved_search
  -- What it takes up, about.
  add column bytes integer not null default 0,
  -- The hash of the network that first saved it; null if that is not known.
  add column network_hash bytea check (octet_length(network_hash) = 32),
  -- One that was never opened is kept for a shorter time.
  add column is_opened boolean not null default false;

-- Whether these were opened is not known, and their links were given out to last for a year.
update community.saved_search set bytes = octet_length(content::text), is_opened = true;

create index saved_search_network on community.saved_search (network_hash, created_at);

-- The sum of all bytes, in its only row. Who saves or deletes searches locks it first, so that the sum is never exceeded.
create table community.saved_search_total (
  only_row boolean primary key default true check (only_row),
  bytes bigint not null
);

insert into community.saved_search_total (bytes) select coalesce(sum(bytes), 0) from community.saved_search;

create function community.count_saved_searches() returns trigger language plpgsql as $$
begin
  update community.saved_search_total
  set bytes = saved_search_total.bytes
    + case tg_op when 'INSERT' then 1 else -1 end * (select coalesce(sum(changed.bytes), 0) from changed);
  return null;
end $$;

create trigger saved_search_added after insert on community.saved_search
  referencing new table as changed for each statement execute function community.count_saved_searches();

create trigger saved_search_deleted after delete on community.saved_search
  referencing old table as changed for each statement execute function community.count_saved_searches();
