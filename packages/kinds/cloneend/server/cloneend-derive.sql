-- Clones and clone ends share one key range (DATA-079), so the key of a clone is never that of a clone end.
create temporary table named as
select distinct on (detail.name) detail.name as natural_key, free.tair_accession as key, detail.*
from (
  select * from cloneend_detail
  union all
  -- Known only from its matches; if they are on several chromosomes, its chromosome is uncertain.
  select name, null, min(clone_end_type), null, null, case when count(distinct chromosome) = 1 then min(chromosome) end, null, null, null, null, null
  from cloneend_match
  where name not in (select name from cloneend_detail)
  group by name
) as detail
left join lateral (
  select detail.tair_accession where not exists (select from clone where clone_id = detail.tair_accession)
) as free on true
order by detail.name, detail.tair_accession;

select community.mint_keys('cloneend', 'named');

insert into cloneend (clone_end_id, name, tair_object_id, clone_end_type, locus_name, chromosome, date_last_modified)
select key, name, tair_accession, clone_end_type, locus, chromosome, date_last_modified from named;

insert into cloneend_clone (clone_end_id, rank, clone_name)
select key, clone.rank, clone.name
from named cross join unnest(string_to_array(clones, '|')) with ordinality as clone (name, rank);

insert into cloneend_location (clone_end_id, map_id, start_position, end_position, orientation)
select placed.key, map.map_id, placed.start_position, placed.end_position, placed.orientation
from (
  select key, chromosome, start_position, end_position, orientation
  from named
  where start_position is not null and end_position is not null
  union
  select named.key, found.chromosome, found.start_position, found.end_position, found.orientation
  from cloneend_match as found join named on named.name = found.name
) as placed
join map on map.name = 'AGI' and map.chromosome = placed.chromosome;

insert into cloneend_publication (clone_end_id, pubmed_id)
select distinct key, pubmed_id::integer from named cross join unnest(string_to_array(pubmed_ids, '|')) as pubmed_id;

drop table named;

create index on cloneend_clone (upper(clone_name));
create index on cloneend_location (clone_end_id);
analyze cloneend, cloneend_clone, cloneend_location, cloneend_publication;
