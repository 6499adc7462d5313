-- Rows of the source files; multiple values in a cell are separated by |.
create table cloneend_detail (
  name text not null,
  tair_accession bigint,
  clone_end_type text,
  clones text,
  locus text,
  chromosome text,
  start_position integer,
  end_position integer,
  orientation text,
  pubmed_ids text,
  date_last_modified date
);

-- One row for each match of a clone end on the sequence.
create table cloneend_match (
  name text not null,
  clone_end_type text,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text
);

-- Derived tables, filled by cloneend-derive.sql. Sequences are in clone_sequence.

create table cloneend (
  clone_end_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  clone_end_type text,
  locus_name text,
  chromosome text,
  date_last_modified date
);

create table cloneend_clone (
  clone_end_id bigint not null,
  rank smallint not null,
  clone_name text not null,
  primary key (clone_end_id, rank)
);

create table cloneend_location (
  clone_end_id bigint not null,
  map_id bigint not null,
  start_position double precision not null,
  end_position double precision not null,
  orientation text
);

create table cloneend_publication (
  clone_end_id bigint not null,
  pubmed_id integer not null,
  primary key (clone_end_id, pubmed_id)
);
