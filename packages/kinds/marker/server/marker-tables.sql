-- The rows of the files, unchanged. Positions on genetic maps are in genetic_map_position.

create table marker_place (
  marker_name text not null,
  marker_type text,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null
);

-- Markers of which a file tells no more than the chromosome.
create table genotyped_marker (
  marker_name text not null,
  chromosome text not null
);

create table marker_detail (
  marker_name text not null,
  tair_accession bigint,
  aliases text,
  marker_type text,
  is_pcr_marker boolean,
  length integer,
  special_conditions text,
  chromosome text,
  start_position integer,
  end_position integer,
  loci text,
  made_from text,
  made_from_type text,
  flank_left text,
  flank_right text,
  pubmed_ids text,
  date_last_modified date
);

create table marker_pattern (
  marker_name text not null,
  polymorphism_name text,
  abbrev_name text not null,
  product_length integer,
  restriction_enzyme_name text,
  num_sites integer,
  fragmentation_length text
);

-- Derived tables; filled by marker-derive.sql.

create table marker (
  marker_id bigint primary key,
  name text not null unique,
  tair_accession bigint,
  marker_type text,
  chromosome text
);

create table marker_location (
  marker_id bigint not null,
  map_id bigint not null,
  start_position double precision not null,
  end_position double precision not null
);
