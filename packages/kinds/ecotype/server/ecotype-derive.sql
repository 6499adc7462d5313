-- Names repeat (three accessions are called Bur-0), so the number by which the collections know an accession is its natural key.
create temporary table detail as
select distinct on (ecotype_number) * from ecotype_detail order by ecotype_number, abbr_name;

create temporary table numbered_ecotype as
select distinct on (accession.ecotype_number)
  accession.ecotype_number, accession.name, accession.stock_name, accession.scientific_name, detail.tair_accession,
  coalesce(minted.key, detail.tair_accession) as species_variant_id
from ecotype_accession as accession
left join detail using (ecotype_number)
left join community.minted_key as minted on minted.kind = 'ecotype' and minted.natural_key = accession.ecotype_number::text
order by accession.ecotype_number, accession.name;

insert into community.minted_key (kind, natural_key)
select 'ecotype', ecotype_number::text from numbered_ecotype where species_variant_id is null order by ecotype_number
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key, numbered_ecotype;

update numbered_ecotype set species_variant_id = key
from community.minted_key
where species_variant_id is null and kind = 'ecotype' and natural_key = ecotype_number::text;

-- The list of sequenced accessions writes further names beside the usual one: 'ICE49 / Aitba-2'.
insert into ecotype (
  species_variant_id, ecotype_number, tair_accession, original_name, abbr_name, aliases, stocks, location, scientific_name
)
select
  numbered.species_variant_id,
  numbered.ecotype_number,
  numbered.tair_accession,
  numbered.name,
  detail.abbr_name,
  array(
    select distinct alias
    from unnest(string_to_array(detail.aliases, '|') || string_to_array(sequenced.name, ' / ')) as alias
    where alias <> numbered.name
    order by alias
  ),
  array(
    select distinct stock
    from unnest(string_to_array(detail.stocks, '|') || numbered.stock_name) as stock
    where stock is not null
    order by stock
  ),
  coalesce(detail.location, sequenced.site),
  numbered.scientific_name
from numbered_ecotype as numbered
left join detail using (ecotype_number)
left join (select distinct on (ecotype_number) * from sequenced_accession order by ecotype_number, name) as sequenced using (ecotype_number);

drop table numbered_ecotype, detail;

create index on ecotype_accession (ecotype_number);
create index on ecotype_detail (ecotype_number);
analyze ecotype, ecotype_accession, ecotype_detail;
