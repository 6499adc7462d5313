-- A key is the number TAIR published, else a minted one; a record that once had a minted key keeps it.
create temporary table named as
select distinct on (detail.name) detail.*, coalesce(minted.key, detail.tair_accession) as key
from vector_detail as detail
left join community.minted_key as minted on minted.kind = 'vector' and minted.natural_key = detail.name
order by detail.name, detail.tair_accession;

insert into community.minted_key (kind, natural_key)
select 'vector', name from named where key is null order by name
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key, named;

update named set key = minted.key
from community.minted_key as minted
where named.key is null and minted.kind = 'vector' and minted.natural_key = named.name;

insert into vector (
  vector_id, name, tair_object_id, vector_type, description, promoter_name, promoter_info, antibiotic_resistance, host_strain,
  date_last_modified
)
select
  key, name, tair_accession, vector_type, description, promoter_name, promoter_info, antibiotic_resistance, host_strain,
  date_last_modified
from named;

insert into vector_alias (vector_id, alias)
select distinct key, alias
from named
cross join unnest(string_to_array(aliases, '|')) as alias
where alias <> '';

-- An image is its number, or its number, an equals sign and the address of a page that shows it.
insert into vector_image (vector_id, image_id, address)
select distinct on (key, 2) key, split_part(image, '=', 1)::bigint, nullif(substring(image from '=(.*)'), '')
from named
cross join unnest(string_to_array(images, '|')) as image
order by key, 2, 3;

drop table named;

analyze vector, vector_alias, vector_image;
