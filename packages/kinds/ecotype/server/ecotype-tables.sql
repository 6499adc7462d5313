-- Rows of the source files.

create table ecotype_accession (
  ecotype_number integer not null,
  name text not null,
  -- The name, if it is an abbreviation.
  abbr_name text,
  country text,
  latitude double precision,
  longitude double precision,
  collector text,
  stock_name text,
  scientific_name text
);

-- Sequenced accessions: their names there, separated by slashes, and where they were collected.
create table sequenced_accession (
  ecotype_number integer not null,
  name text not null,
  site text,
  latitude double precision,
  longitude double precision,
  admixture_group text
);

-- Details added by curators.
create table ecotype_detail (
  ecotype_number integer not null,
  tair_accession bigint,
  abbr_name text,
  aliases text,
  species_variant_type text,
  date_last_modified date,
  location text,
  latitude_max double precision,
  longitude_max double precision,
  altitude_min double precision,
  altitude_max double precision,
  number_of_plants integer,
  habitat text,
  average_temperature text,
  monthly_precipitation text,
  stocks text
);

-- Derived tables, filled by ecotype-derive.sql.
create table ecotype (
  species_variant_id bigint primary key,
  ecotype_number integer not null unique,
  tair_accession bigint,
  original_name text not null,
  abbr_name text,
  aliases text[] not null,
  stocks text[] not null,
  location text,
  scientific_name text
);
