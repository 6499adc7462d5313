-- What the files say, row for row.

create table ecotype_accession (
  ecotype_number integer not null,
  name text not null,
  country text,
  latitude double precision,
  longitude double precision,
  collector text,
  stock_name text,
  scientific_name text
);

-- The accessions whose genomes were sequenced: names they have there, several separated by a slash, and the site.
create table sequenced_accession (
  ecotype_number integer not null,
  name text not null,
  site text,
  admixture_group text
);

-- What curators add to an accession.
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

-- What follows from them; filled by ecotype-derive.sql.
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
