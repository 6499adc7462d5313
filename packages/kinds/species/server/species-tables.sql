-- Species named in records of other kinds; filled by species-derive.sql.
create table species (
  taxon_id bigint primary key,
  scientific_name text not null unique,
  genus text not null,
  species text not null,
  common_name text,
  taxonomy text[] not null
);
