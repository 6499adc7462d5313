create temporary table named as
select family_name as natural_key, null::bigint as key, min(super_family_name) as super_family_name from transposable_element group by family_name;

select community.mint_keys('transposonfamily', 'named');

insert into transposon_family
select key, natural_key, super_family_name from named;

drop table named;
analyze transposon_family;
