-- A key is the number TAIR published, else a minted one; a record that once had a minted key keeps it.
create temporary table named as
select distinct on (detail.name) detail.*, coalesce(minted.key, detail.tair_accession) as key
from hoststrain_detail as detail
left join community.minted_key as minted on minted.kind = 'hoststrain' and minted.natural_key = detail.name
order by detail.name, detail.tair_accession;

insert into community.minted_key (kind, natural_key)
select 'hoststrain', name from named where key is null order by name
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key, named;

update named set key = minted.key
from community.minted_key as minted
where named.key is null and minted.kind = 'hoststrain' and minted.natural_key = named.name;

insert into hoststrain (host_strain_id, name, tair_accession, media, genotype, date_last_modified)
select key, name, tair_accession, media, genotype, date_last_modified from named;

insert into hoststrain_taxon (host_strain_id, rank, scientific_name, genus, species)
select key, taxon.rank, taxon.name, split_part(taxon.name, ' ', 1), nullif(split_part(taxon.name, ' ', 2), '')
from named
cross join unnest(string_to_array(taxons, '|')) with ordinality as taxon (name, rank);

drop table named;

analyze hoststrain, hoststrain_taxon;
