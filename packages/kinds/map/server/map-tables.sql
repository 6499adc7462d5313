-- Positions of markers on genetic maps, in centimorgans.
create table genetic_map_position (
  map_name text not null,
  marker_name text not null,
  chromosome text not null,
  position double precision not null,
  marker_type text
);

-- Locations of loci on maps other than the sequence: centimorgans on genetic maps, base pairs on physical ones.
create table map_locus (
  map_name text not null,
  map_type text not null,
  chromosome text not null,
  locus_name text not null,
  start_position double precision not null,
  end_position double precision
);

-- Stretches of the sequence that are not known, and why.
create table assembly_gap (
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  reason text
);

-- Maps; filled by map-derive.sql.
create table map (
  map_id bigint primary key,
  name text not null,
  map_type text not null,
  chromosome text not null,
  units text not null,
  length double precision,
  description text,
  unique (name, chromosome)
);
