create temporary table named as
select distinct name as natural_key, null::bigint as key from communication_line;

select community.mint_keys('communication', 'named');

insert into communication
select distinct on (written.name)
  named.key, written.name, written.author_name, written.communication_date, written.communication, written.websites
from communication_line as written
join named on named.natural_key = written.name
order by written.name, written.communication_date;

drop table named;

analyze communication;
