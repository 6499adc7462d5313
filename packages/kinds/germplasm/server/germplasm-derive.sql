-- Working tables; dropped at the end.

create temporary table detail as
select distinct on (name) * from germplasm_detail order by name, tair_accession;

create temporary table named_germplasm as
select named.name, detail.tair_accession, named.name as natural_key, detail.tair_accession as key
from (
  select germplasm_name as name from germplasm_phenotype
  union select stock_name from seed_stock
  union select set_name from seed_pool_set
  union select member_name from seed_pool_member
  union select name from germplasm_detail
) as named
left join detail using (name);

select community.mint_keys('germplasm', 'named_germplasm');

-- Each pool of the Arabidopsis Knockout Facility contains nine lines; a set of them is a set of pools. What was scored for its phenotype
-- or is in a list of stocks is a line, unless the list says "set of 114 RI lines".
insert into germplasm
select
  named.key,
  named.name,
  named.tair_accession,
  detail.original_name,
  coalesce(detail.scientific_name, 'Arabidopsis thaliana'),
  coalesce(
    detail.germplasm_type,
    case
      when pool_set.set_name is not null then 'Set of Pools'
      when pool.member_name is not null then 'Individual Pool'
      when stock.is_set then 'Set of Lines'
      when stock.stock_name is not null or scored.germplasm_name is not null then 'Individual Line'
    end
  ),
  coalesce(detail.description, pool_set.description),
  detail.special_growth_conditions,
  detail.mutagen,
  detail.aneuploid,
  detail.ploidy,
  detail.date_last_modified
from named_germplasm as named
left join detail using (name)
left join (select set_name, min(description) as description from seed_pool_set group by set_name) as pool_set on pool_set.set_name = named.name
left join (select distinct member_name from seed_pool_member) as pool on pool.member_name = named.name
left join (
  select stock_name, bool_or(coalesce(line_or_allele ~* '\mset of [0-9]+ .*lines\M', false)) as is_set from seed_stock group by stock_name
) as stock on stock.stock_name = named.name
left join (select distinct germplasm_name from germplasm_phenotype) as scored on scored.germplasm_name = named.name;

insert into germplasm_alias
select distinct named.key, btrim(regexp_replace(written, '\(.*\)$', '')), nullif(substring(written from '\((.*)\)$'), '')
from detail join named_germplasm as named using (name)
cross join lateral unnest(string_to_array(detail.other_names, '|')) as written
union
select named.key, stock.line_or_allele, stock.list_name
from seed_stock as stock join named_germplasm as named on named.name = stock.stock_name
where stock.line_or_allele is not null;

insert into germplasm_parent
select distinct named.key, parent.key
from detail join named_germplasm as named using (name)
cross join lateral unnest(string_to_array(detail.parents, '|')) as written
join named_germplasm as parent on parent.name = written;

insert into germplasm_member
select distinct own.key, member.key
from (
  select set_name, member_name from seed_pool_member
  union all
  select detail.name, written from detail cross join lateral unnest(string_to_array(detail.members, '|')) as written
) as line
join named_germplasm as own on own.name = line.set_name
join named_germplasm as member on member.name = line.member_name;

insert into germplasm_ecotype
select distinct named.key, written::integer
from detail join named_germplasm as named using (name)
cross join lateral unnest(string_to_array(detail.ecotype_numbers, '|')) as written;

insert into germplasm_image
select distinct named.key, written::bigint
from detail join named_germplasm as named using (name)
cross join lateral unnest(string_to_array(detail.image_ids, '|')) as written;

drop table detail, named_germplasm;

-- Two files may say the same.
delete from germplasm_phenotype as line using germplasm_phenotype as same
where line.ctid > same.ctid and line.germplasm_name = same.germplasm_name and line.locus_name is not distinct from same.locus_name
  and line.phenotype is not distinct from same.phenotype and line.pubmed_id is not distinct from same.pubmed_id;

create index on germplasm_phenotype (germplasm_name);
create index on germplasm_phenotype (locus_name);
create index on germplasm_construct (germplasm_name);
create index on germplasm_allele (germplasm_name);
create index on germplasm_parent (parent_id);
create index on germplasm_member (member_id);
create index on germplasm_ecotype (ecotype_number);
analyze germplasm, germplasm_phenotype, germplasm_alias, germplasm_parent, germplasm_member, germplasm_construct, germplasm_ecotype,
  germplasm_allele;
