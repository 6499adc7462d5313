create temporary table placed as
select marker_name as name, marker_type, 'AGI' as map_name, chromosome, start_position::double precision, end_position::double precision
from marker_place
union
select marker_name, marker_type, 'AGI', chromosome, start_position, end_position
from marker_detail
where chromosome is not null and start_position is not null and end_position is not null
union
select marker_name, marker_type, map_name, chromosome, position, position
from genetic_map_position;

create temporary table named_marker as
select name, detail.tair_accession, name as natural_key, detail.tair_accession as key
from (select name from placed union select marker_name from marker_detail union select marker_name from genotyped_marker) as named
left join (select marker_name as name, min(tair_accession) as tair_accession from marker_detail group by 1) as detail using (name);

select community.mint_keys('marker', 'named_marker');

-- The chromosome comes from the sequence if the marker is on it, otherwise from the genetic maps, otherwise from the list of markers.
insert into marker
select named.key, named.name, named.tair_accession, coalesce(detail.marker_type, place.marker_type), coalesce(place.chromosome, detail.chromosome, listed.chromosome)
from named_marker as named
left join (
  select marker_name as name, min(marker_type) as marker_type, min(chromosome) as chromosome from marker_detail group by 1
) as detail using (name)
left join (
  select distinct on (name) name, marker_type, chromosome from placed order by name, map_name <> 'AGI', map_name, chromosome
) as place using (name)
left join (select marker_name as name, min(chromosome) as chromosome from genotyped_marker group by 1) as listed using (name);

insert into marker_location
select named.key, map.map_id, placed.start_position, placed.end_position
from placed
join named_marker as named using (name)
join map on map.name = placed.map_name and map.chromosome = placed.chromosome;

drop table placed, named_marker;

create index on marker_location (marker_id);
create index on marker_location (map_id);
create index on marker_detail (marker_name);
create index on marker_pattern (marker_name);
analyze marker, marker_location, marker_detail, marker_pattern;
