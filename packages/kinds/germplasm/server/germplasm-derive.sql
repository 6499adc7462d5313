insert into community.minted_key (kind, natural_key)
select 'germplasm', name
from (select distinct germplasm_name as name from germplasm_phenotype) as named
where name not in (select natural_key from community.minted_key where kind = 'germplasm')
order by name
on conflict do nothing;

insert into germplasm
select minted.key, named.name
from (select distinct germplasm_name as name from germplasm_phenotype) as named
join community.minted_key as minted on minted.kind = 'germplasm' and minted.natural_key = named.name;

create index on germplasm_phenotype (germplasm_name);
create index on germplasm_phenotype (locus_name);
analyze germplasm, germplasm_phenotype;
