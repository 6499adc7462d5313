-- What the files say, row for row. The file of elements names the chromosome only inside the name of the element.
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

-- What follows from them; filled by transposon-derive.sql.
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
