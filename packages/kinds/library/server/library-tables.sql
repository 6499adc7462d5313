-- The rows of the file, unchanged; multiple values in a cell are separated by bars.
create table library_detail (
  name text not null,
  tair_accession bigint,
  aliases text,
  abbreviation text,
  description text,
  insert_type text,
  insert_size_range text,
  restriction_enzymes text,
  vectors text,
  host_strains text,
  germplasms text,
  date_last_modified date
);

-- Derived tables; filled by library-derive.sql. Ranks keep the order of the file.

create table library (
  library_id bigint primary key,
  name text not null unique,
  tair_accession bigint,
  abbreviation text,
  description text,
  insert_type text,
  insert_size_range text,
  date_last_modified date
);

create table library_alias (
  library_id bigint not null,
  alias text not null,
  primary key (library_id, alias)
);

create table library_enzyme (
  library_id bigint not null,
  rank smallint not null,
  name text not null,
  enzyme_id bigint,
  primary key (library_id, rank)
);

create table library_vector (
  library_id bigint not null,
  rank smallint not null,
  vector_name text not null,
  primary key (library_id, rank)
);
create index on library_vector (vector_name);

create table library_host (
  library_id bigint not null,
  rank smallint not null,
  host_name text not null,
  primary key (library_id, rank)
);

create table library_germplasm (
  library_id bigint not null,
  germplasm_name text not null,
  primary key (library_id, germplasm_name)
);
