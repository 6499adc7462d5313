-- The rows of the files, unchanged. The file of elements gives the chromosome only as part of the element name.
create table transposable_element (
  name text not null,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text not null,
  family_name text not null,
  super_family_name text not null
);

create table transposon_feature (
  transposon_name text not null,
  feature_type text not null,
  start_position integer not null,
  end_position integer not null
);

-- Derived tables; filled by transposon-derive.sql.
create table transposon (
  transposon_id bigint primary key,
  name text not null unique,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text not null,
  family_name text not null,
  super_family_name text not null
);

create table transposon_locus (
  transposon_id bigint not null,
  locus_id bigint not null,
  primary key (transposon_id, locus_id)
);
