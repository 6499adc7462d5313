create temporary table named as
select distinct on (name) name as natural_key, tair_accession as key, detail.*
from library_detail as detail
order by name, tair_accession;

select community.mint_keys('library', 'named');

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
