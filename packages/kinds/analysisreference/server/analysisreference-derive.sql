insert into community.minted_key (kind, natural_key)
select distinct 'analysisreference', name
from analysisreference_line
where not exists (select from community.minted_key where kind = 'analysisreference' and natural_key = name)
order by 2
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key;

insert into analysisreference
select distinct on (written.name) minted.key, written.*
from analysisreference_line as written
join community.minted_key as minted on minted.kind = 'analysisreference' and minted.natural_key = written.name
order by written.name, written.date_run;

analyze analysisreference;
