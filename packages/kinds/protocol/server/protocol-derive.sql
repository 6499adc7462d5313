-- A key is the number TAIR published, else a minted one; a protocol that once had a minted key keeps it.
create temporary table named_protocol as
select written.*, coalesce(minted.key, written.tair_accession) as protocol_id
from (select distinct on (name) * from protocol_line order by name, tair_accession) as written
left join community.minted_key as minted on minted.kind = 'protocol' and minted.natural_key = written.name;

insert into community.minted_key (kind, natural_key)
select 'protocol', name from named_protocol where protocol_id is null order by name
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key, named_protocol;

update named_protocol set protocol_id = key
from community.minted_key
where protocol_id is null and kind = 'protocol' and natural_key = name;

insert into protocol
select protocol_id, name, tair_accession, authors, description, usage, methods, reference_id, websites, date_last_modified
from named_protocol;

-- Methods are keywords of their own; a term of an ontology is meant only where no method has the name.
insert into protocol_keyword
select distinct on (named.protocol_id, told.keyword) named.protocol_id, told.keyword, term.keyword_id
from named_protocol as named
cross join lateral (select trim(keyword) as keyword from unnest(string_to_array(named.keywords, '|')) as keyword) as told
left join ontology_term as term on lower(term.name) = lower(told.keyword) and not term.is_obsolete
where told.keyword <> ''
order by named.protocol_id, told.keyword, term.category <> 'method', term.keyword_id;

drop table named_protocol;
analyze protocol, protocol_keyword;
