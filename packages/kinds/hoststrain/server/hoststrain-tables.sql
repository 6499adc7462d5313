-- Rows of the source file; species are separated by |.
create table hoststrain_detail (
  name text not null,
  tair_accession bigint,
  media text,
  genotype text,
  taxons text,
  date_last_modified date
);

-- Derived tables, filled by hoststrain-derive.sql.

create table hoststrain (
  host_strain_id bigint primary key,
  name text not null unique,
  tair_accession bigint,
  media text,
  genotype text,
  date_last_modified date
);

create table hoststrain_taxon (
  host_strain_id bigint not null,
  rank smallint not null,
  scientific_name text not null,
  genus text not null,
  species text,
  primary key (host_strain_id, rank)
);
