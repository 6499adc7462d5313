-- Corrections that curators accepted, applied to the rows of the files before anything is derived from them. Each holds as long as its
-- file says what it corrects, and does nothing once the file is right.
create temporary table corrected as
select upper(locus_name) as locus_key, locus_name, field, of_symbol, old_value, new_value from locus_correction;

-- A full name is that of a symbol as its file spells it.
update gene_alias set full_name = new_value
from corrected
where field = 'full_name' and upper(name) = locus_key and symbol = of_symbol and full_name is not distinct from old_value;

update gene_alias set symbol = new_value
from corrected
where field = 'symbol' and upper(name) = locus_key and symbol = old_value and new_value is not null;

delete from gene_alias using corrected
where field = 'symbol' and upper(name) = locus_key and symbol = old_value and new_value is null;

insert into gene_alias (name, symbol, full_name)
select added.locus_name, added.new_value, named.new_value
from corrected as added
left join corrected as named
  on named.locus_key = added.locus_key and named.field = 'full_name' and named.of_symbol = added.new_value and named.old_value is null
where added.field = 'symbol' and added.old_value is null
  and not exists (select from gene_alias where upper(name) = added.locus_key and symbol = added.new_value);

-- A locus shows the first of three texts that its gene model has; a corrected one is a curator's.
update functional_description set curator_summary = new_value
from corrected
where field = 'description' and new_value is not null
  and upper(regexp_replace(name, '(?i)^(AT[1-5CM]G[0-9]{5})\.[0-9]{1,9}$', '\1')) = locus_key
  and coalesce(curator_summary, short_description, computational_description) is not distinct from old_value;

update functional_description set
  curator_summary = nullif(curator_summary, old_value),
  short_description = nullif(short_description, old_value),
  computational_description = nullif(computational_description, old_value)
from corrected
where field = 'description' and new_value is null
  and upper(regexp_replace(name, '(?i)^(AT[1-5CM]G[0-9]{5})\.[0-9]{1,9}$', '\1')) = locus_key;

delete from locus_publication using corrected
where field = 'publication' and pubmed_id::text = old_value
  and upper(regexp_replace(name, '(?i)^(AT[1-5CM]G[0-9]{5})\.[0-9]{1,9}$', '\1')) = locus_key;

-- A paper that no file knows yet is linked when the literature has brought it.
insert into locus_publication (name, reference_id, pubmed_id, publication_year)
select locus_name, reference_id, pubmed_id, publication_year
from corrected
join (
  select pubmed_id, min(reference_id) as reference_id, min(publication_year) as publication_year
  from locus_publication
  where pubmed_id is not null
  group by pubmed_id
) as known on pubmed_id::text = new_value
where field = 'publication'
  and not exists (select from locus_publication as linked where upper(linked.name) = locus_key and linked.pubmed_id = known.pubmed_id);

drop table corrected;
