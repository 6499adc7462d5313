insert into community.minted_key (kind, natural_key)
select 'transposonfamily', name
from (select distinct family_name as name from transposable_element) as named
where not exists (select from community.minted_key where kind = 'transposonfamily' and natural_key = name)
order by name
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key;

insert into transposon_family
select minted.key, named.name, named.super_family_name
from (
  select family_name as name, min(super_family_name) as super_family_name from transposable_element group by family_name
) as named
join community.minted_key as minted on minted.kind = 'transposonfamily' and minted.natural_key = named.name;

analyze transposon_family;
