-- Families are named by their elements; filled by transposonfamily-derive.sql.
create table transposon_family (
  transposon_family_id bigint primary key,
  name text not null unique,
  super_family_name text not null
);
