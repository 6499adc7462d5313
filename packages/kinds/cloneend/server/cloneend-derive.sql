-- A key is the number TAIR published, else a minted one; a clone end that once had a minted key keeps it. Clones and clone ends share
-- one range (DATA-079): a number that is a clone's key is no key of a clone end, and minted keys never repeat.
create temporary table named as
select distinct on (detail.name) detail.*, coalesce(minted.key, free.tair_accession) as key
from cloneend_detail as detail
left join community.minted_key as minted on minted.kind = 'cloneend' and minted.natural_key = detail.name
left join lateral (
  select detail.tair_accession where not exists (select from clone where clone_id = detail.tair_accession)
) as free on true
order by detail.name, detail.tair_accession;

insert into community.minted_key (kind, natural_key)
select 'cloneend', name from named where key is null order by name
on conflict do nothing;

update named set key = minted.key
from community.minted_key as minted
where named.key is null and minted.kind = 'cloneend' and minted.natural_key = named.name;

insert into cloneend (clone_end_id, name, tair_object_id, clone_end_type, locus_name, chromosome, date_last_modified)
select key, name, tair_accession, clone_end_type, locus, chromosome, date_last_modified from named;

insert into cloneend_clone (clone_end_id, rank, clone_name)
select key, clone.rank, clone.name
from named cross join unnest(string_to_array(clones, '|')) with ordinality as clone (name, rank);

insert into cloneend_location (clone_end_id, map_id, start_position, end_position, orientation)
select named.key, map.map_id, named.start_position, named.end_position, named.orientation
from named
join map on map.name = 'AGI' and map.chromosome = named.chromosome
where named.start_position is not null and named.end_position is not null;

insert into cloneend_publication (clone_end_id, pubmed_id)
select distinct key, pubmed_id::integer from named cross join unnest(string_to_array(pubmed_ids, '|')) as pubmed_id;

drop table named;

create index on cloneend_clone (upper(clone_name));
create index on cloneend_location (clone_end_id);
analyze cloneend, cloneend_clone, cloneend_location, cloneend_publication;
