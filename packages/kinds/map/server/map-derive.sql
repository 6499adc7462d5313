-- The sequence of each chromosome is a map too, under the name that TAIR gives it; lengths are those of the TAIR10 assembly.
create temporary table named_map as
select name || ' ' || chromosome as natural_key, null::bigint as key, mapped.*
from (
  select 'AGI' as name, 'nuc_sequence' as map_type, chromosome, 'bp' as units, length::double precision,
    'Sequence of the Arabidopsis Genome Initiative, TAIR10 assembly' as description
  from (values
    ('Chr1', 30427671), ('Chr2', 19698289), ('Chr3', 23459830), ('Chr4', 18585056), ('Chr5', 26975502), ('ChrC', 154478), ('ChrM', 366924)
  ) as assembly (chromosome, length)
  union all
  -- A map that is called genetic anywhere is one.
  select map_name, min(map_type), chromosome, case min(map_type) when 'genetic' then 'cM' else 'bp' end, max(position), null
  from (
    select map_name, 'genetic' as map_type, chromosome, position from genetic_map_position
    union all
    select map_name, map_type, chromosome, coalesce(end_position, start_position) from map_locus
  ) as placed
  group by map_name, chromosome
) as mapped;

select community.mint_keys('map', 'named_map');

insert into map (map_id, name, map_type, chromosome, units, length, description)
select named.key, named.name, named.map_type, named.chromosome, named.units, named.length, named.description
from named_map as named;

drop table named_map;

create index on genetic_map_position (map_name, chromosome);
create index on genetic_map_position (marker_name);
create index on map_locus (locus_name);
analyze map, genetic_map_position, map_locus, assembly_gap;
