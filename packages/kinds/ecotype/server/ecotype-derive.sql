-- Names are not unique (three accessions are called Bur-0), so the accession number of the collections is the natural key.
create temporary table detail as
select distinct on (ecotype_number) * from ecotype_detail order by ecotype_number, abbr_name;

create temporary table numbered_ecotype as
select distinct on (accession.ecotype_number)
  accession.ecotype_number, accession.name, accession.abbr_name, accession.stock_name, accession.scientific_name, detail.tair_accession,
  accession.ecotype_number::text as natural_key, detail.tair_accession as key
from ecotype_accession as accession
left join detail using (ecotype_number)
order by accession.ecotype_number, accession.name;

select community.mint_keys('ecotype', 'numbered_ecotype');

-- The list of sequenced accessions adds further names to the usual one: 'ICE49 / Aitba-2'.
insert into ecotype (
  species_variant_id, ecotype_number, tair_accession, original_name, abbr_name, aliases, stocks, location, scientific_name
)
select
  numbered.key,
  numbered.ecotype_number,
  numbered.tair_accession,
  numbered.name,
  coalesce(detail.abbr_name, numbered.abbr_name),
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
create index on sequenced_accession (ecotype_number);
analyze ecotype, ecotype_accession, ecotype_detail, sequenced_accession;
