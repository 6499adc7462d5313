insert into community.minted_key (kind, natural_key)
select distinct 'communication', name
from communication_line
where not exists (select from community.minted_key where kind = 'communication' and natural_key = name)
order by 2
on conflict do nothing;

-- PostgreSQL knows nothing of the keys just minted, and would look through all names for each of them.
analyze community.minted_key;

insert into communication
select distinct on (written.name)
  minted.key, written.name, written.author_name, written.communication_date, written.communication, written.websites
from communication_line as written
join community.minted_key as minted on minted.kind = 'communication' and minted.natural_key = written.name
order by written.name, written.communication_date;

analyze communication;
