-- Tables every release has, whatever its kinds. Run with the release's schema first in the search path.

-- One validated JSON document per record: what a record request sends.
create table record_document (
  kind text not null,
  key bigint not null,
  json text not null,
  etag text not null,
  primary key (kind, key)
);

-- lz4 unpacks several times quicker than PostgreSQL's default; not every build of PostgreSQL has it.
do $$
begin
  if exists (select from pg_settings where name = 'default_toast_compression' and 'lz4' = any (enumvals)) then
    alter table record_document alter column json set compression lz4;
  end if;
end
$$;

-- Names and accessions by which a record is found. Its unique index is made when the build has filled it.
create table record_lookup (
  kind text not null,
  "by" text not null,
  value text not null,
  key bigint not null
);

-- What the files of its sitemap list: made once, because every crawler asks for all of them.
create table sitemap (
  kind text not null,
  part int not null,
  -- Escaped for XML; the site puts its own address before each.
  paths text[] not null,
  primary key (kind, part)
);

-- The files the release was loaded from.
create table release_source (
  file text not null,
  title text not null,
  kind text not null,
  -- Made by the generator of demonstration data.
  is_demo boolean not null,
  sha256 text not null,
  bytes bigint not null,
  lines bigint not null,
  rows bigint not null,
  rejected bigint not null,
  licence text not null,
  citation text not null,
  primary key (file, title)
);

-- Lines that could not be used, and why.
create table rejected_line (
  file text not null,
  line bigint not null,
  reason text not null
);

-- Where a file contradicts itself or another, and what the release holds instead; written by derive SQL.
create table contradiction (
  kind text not null,
  -- The record it is about.
  name text not null,
  statement text not null
);
