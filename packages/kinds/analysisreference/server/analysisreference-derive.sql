create temporary table named as
select distinct name as natural_key, null::bigint as key from analysisreference_line;

select community.mint_keys('analysisreference', 'named');

insert into analysisreference
select distinct on (written.name) named.key, written.*
from analysisreference_line as written
join named on named.natural_key = written.name
order by written.name, written.date_run;

drop table named;

analyze analysisreference;
