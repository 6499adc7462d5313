-- What the files of genetic maps say: where a marker lies, in centimorgans.
create table genetic_map_position (
  map_name text not null,
  marker_name text not null,
  chromosome text not null,
  position double precision not null,
  marker_type text
);

-- What a map is; filled by map-derive.sql.
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
