-- A key is the number TAIR published, else a minted one; a record that once had a minted key keeps it.
create temporary table named as
select distinct on (detail.name) detail.*, coalesce(minted.key, detail.tair_accession) as key
from library_detail as detail
left join community.minted_key as minted on minted.kind = 'library' and minted.natural_key = detail.name
order by detail.name, detail.tair_accession;

insert into community.minted_key (kind, natural_key)
select 'library', name from named where key is null order by name
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key, named;

update named set key = minted.key
from community.minted_key as minted
where named.key is null and minted.kind = 'library' and minted.natural_key = named.name;

insert into library (library_id, name, tair_accession, abbreviation, description, insert_type, insert_size_range, date_last_modified)
select key, name, tair_accession, abbreviation, description, insert_type, insert_size_range, date_last_modified from named;

insert into library_alias (library_id, alias)
select distinct key, alias from named cross join unnest(string_to_array(aliases, '|')) as alias where alias <> '';

-- An enzyme is its name, or its name, an equals sign and its number: EcoRI=12.
insert into library_enzyme (library_id, rank, name, enzyme_id)
select key, enzyme.rank, split_part(enzyme.name, '=', 1), nullif(split_part(enzyme.name, '=', 2), '')::bigint
from named cross join unnest(string_to_array(restriction_enzymes, '|')) with ordinality as enzyme (name, rank);

insert into library_vector (library_id, rank, vector_name)
select key, vector.rank, vector.name
from named cross join unnest(string_to_array(vectors, '|')) with ordinality as vector (name, rank);

insert into library_host (library_id, rank, host_name)
select key, host.rank, host.name
from named cross join unnest(string_to_array(host_strains, '|')) with ordinality as host (name, rank);

insert into library_germplasm (library_id, germplasm_name)
select distinct key, germplasm from named cross join unnest(string_to_array(germplasms, '|')) as germplasm;

drop table named;

analyze library, library_alias, library_enzyme, library_vector, library_host, library_germplasm;
