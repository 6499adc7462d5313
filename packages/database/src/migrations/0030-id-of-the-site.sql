-- Files outside the database lie in folders with this id, so that they are found again when a dump was restored elsewhere or PostgreSQL was
-- upgraded: numbers of the server and of the database change then.
create table community.site (
  only_row boolean primary key default true check (only_row),
  id text not null check (id ~ '^[a-z0-9_]{1,60}$')
);

-- A site with releases has a folder already, which is called after those numbers: it keeps it.
insert into community.site (id)
select case
  when exists (select from community.release)
    then (select system_identifier from pg_control_system()) || '_' || (select oid from pg_database where datname = current_database())
  else replace(gen_random_uuid()::text, '-', '')
end;
