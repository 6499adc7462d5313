-- The class of a symbol is its leading letters (ABI of ABI1 to ABI5): at least two capitals, optionally followed by a number and
-- anything after it. Other symbols (14-3-3EPSILON) belong to no class. A symbol with the species prefix (ATABI1) is skipped if the
-- same locus also has it without (ABI1).
create temporary table class_member as
select distinct
  alias.name,
  alias.symbol,
  upper(substring(alias.symbol from '^([A-Za-z]{2,})(?:[-_. ]?[0-9].*)?$')) as class,
  -- The final number belongs to the locus: ABSCISIC ACID INSENSITIVE 1.
  nullif(upper(regexp_replace(alias.full_name, '[ ,-]*[0-9]+[A-Za-z]?$', '')), '') as class_name
from gene_alias as alias
left join gene_alias as plain
  on plain.name = alias.name
  -- Part of the key, so that a locus with very many symbols is not compared with itself.
  and upper(plain.symbol) = case when alias.symbol ~* '^at-?[a-z]' then upper(regexp_replace(alias.symbol, '^at-?', '', 'i')) end
where plain.name is null and alias.symbol !~* '^at[1-5cm]g[0-9]{5}';

create temporary table named_class as
-- The name of a class is shared by at least half of its named members; a class with many different names (CYP) has none.
select grouped.class as natural_key, null::bigint as key, case when 2 * count(*) filter (where member.class_name = grouped.class_name) >= count(member.class_name) then grouped.class_name end as class_name
from (select class, mode() within group (order by class_name) as class_name from class_member where class is not null group by class) as grouped
join class_member as member using (class)
group by grouped.class, grouped.class_name
union
select upper(symbol), null, null from gene_class_registration where upper(symbol) not in (select class from class_member where class is not null);

select community.mint_keys('genesymbol', 'named_class');

insert into genesymbol
select
  named.key,
  named.natural_key,
  coalesce(registered.full_name, named.class_name),
  registered.description,
  registered.has_mutant_phenotype,
  registered.mutant_phenotype_class,
  registered.status,
  registered.reference_id,
  registered.submitter,
  registered.submitted,
  registered.date_last_modified
from named_class as named
left join (
  select distinct on (upper(symbol)) * from gene_class_registration order by upper(symbol), submitted
) as registered on upper(registered.symbol) = named.natural_key;

insert into genesymbol_locus
select distinct genesymbol.tair_object_id, locus.locus_id, member.symbol
from class_member as member
join genesymbol on genesymbol.symbol = member.class
join locus on locus.name = member.name;

-- Members of a family have the same symbol but for the number at its end (HSFA7A, HSFA2) and the species' prefix At.
insert into lesser_member (locus_id)
select locus_id
from (
  select
    symbol.locus_id,
    row_number() over (
      partition by regexp_replace(regexp_replace(upper(symbol.symbol), '^AT(?=[A-Z]{2})', ''), '[-.;]?[0-9]+[A-Z]?$', '')
      order by coalesce(known.publications, 0) desc, locus.name
    ) as rank
  from locus_symbol as symbol
  join locus on locus.locus_id = symbol.locus_id and not locus.is_genetic
  left join (
    select name, count(distinct reference_id) as publications from locus_publication group by name
  ) as known on known.name = locus.name
  where symbol.rank = 0 and symbol.symbol ~ '[0-9]'
) as member
where rank > 3;

drop table class_member, named_class;
analyze genesymbol, genesymbol_locus, lesser_member;
