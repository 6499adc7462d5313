create temporary table named as
select distinct name as natural_key, null::bigint as key from transposable_element;

select community.mint_keys('transposon', 'named');

insert into transposon
select distinct on (element.name)
  named.key, element.name, element.chromosome, element.start_position, element.end_position, element.orientation,
  element.family_name, element.super_family_name
from transposable_element as element
join named on named.natural_key = element.name
order by element.name, element.start_position, element.end_position;

drop table named;

-- No file says which genes belong to an element; we take the transposable element genes that overlap it.
-- One number line for all chromosomes (none is as long as 10^8) lets one index find what overlaps.
create temporary table element_gene as
select
  locus_id,
  int8range(
    ascii(substring(chromosome from 4)) * 100000000::bigint + start_position,
    ascii(substring(chromosome from 4)) * 100000000::bigint + end_position,
    '[]'
  ) as span
from locus
where gene_model_type = 'transposable_element_gene' and start_position is not null and end_position is not null;

create index on element_gene using gist (span);
analyze element_gene;

insert into transposon_locus
select transposon.transposon_id, element_gene.locus_id
from transposon
join element_gene on element_gene.span && int8range(
  ascii(substring(transposon.chromosome from 4)) * 100000000::bigint + transposon.start_position,
  ascii(substring(transposon.chromosome from 4)) * 100000000::bigint + transposon.end_position,
  '[]'
);

drop table element_gene;

create index on transposon (family_name);
create index on transposon_locus (locus_id);
create index on transposon_feature (transposon_name);
analyze transposon, transposon_locus, transposon_feature;
