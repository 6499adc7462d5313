create temporary table named as
select distinct on (name) name as natural_key, tair_accession as key, detail.*
from hoststrain_detail as detail
order by name, tair_accession;

select community.mint_keys('hoststrain', 'named');

insert into hoststrain (host_strain_id, name, tair_accession, media, genotype, date_last_modified)
select key, name, tair_accession, media, genotype, date_last_modified from named;

insert into hoststrain_taxon (host_strain_id, rank, scientific_name, genus, species)
select key, taxon.rank, taxon.name, split_part(taxon.name, ' ', 1), nullif(split_part(taxon.name, ' ', 2), '')
from named
cross join unnest(string_to_array(taxons, '|')) with ordinality as taxon (name, rank);

drop table named;

analyze hoststrain, hoststrain_taxon;
