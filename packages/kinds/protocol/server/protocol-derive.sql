create temporary table named_protocol as
select distinct on (name) name as natural_key, tair_accession as key, written.*
from protocol_line as written
order by name, tair_accession;

select community.mint_keys('protocol', 'named_protocol');

insert into protocol
select key, name, tair_accession, authors, description, usage, methods, reference_id, websites, date_last_modified
from named_protocol;

-- Methods are keywords of their own; an ontology term is used only if no method has that name.
insert into protocol_keyword
select distinct on (named.key, told.keyword) named.key, told.keyword, term.keyword_id
from named_protocol as named
cross join lateral (select trim(keyword) as keyword from unnest(string_to_array(named.keywords, '|')) as keyword) as told
left join ontology_term as term on lower(term.name) = lower(told.keyword) and not term.is_obsolete
where told.keyword <> ''
order by named.key, told.keyword, term.category <> 'method', term.keyword_id;

drop table named_protocol;
analyze protocol, protocol_keyword;
