create temporary table named as
select distinct on (name) name as natural_key, tair_accession as key, detail.*
from vector_detail as detail
order by name, tair_accession;

select community.mint_keys('vector', 'named');

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
