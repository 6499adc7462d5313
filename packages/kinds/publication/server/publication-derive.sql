-- A reference is a publication when a locus or a citation names it. One reference (501712542) has two PubMed IDs: the lower wins.
insert into publication
select
  reference_id,
  citation.title,
  citation.authors,
  citation.publication_type,
  citation.pub_name,
  coalesce(citation.publication_year, line.publication_year),
  citation.volume,
  citation.issue,
  citation.page_start,
  citation.doi,
  coalesce(citation.pubmed_id, line.pubmed_id)
from (
  select reference_id, min(publication_year) as publication_year, min(pubmed_id) as pubmed_id from locus_publication group by reference_id
) as line
full join (select distinct on (reference_id) * from publication_citation order by reference_id, title) as citation using (reference_id);

-- A publication about a gene model is about its locus. RPW8.1 is a genetic locus.
insert into publication_locus
select distinct line.reference_id, locus.locus_id
from locus_publication as line
join locus on upper(locus.name) = regexp_replace(upper(line.name), '^(AT[1-5CM]G[0-9]{5})\.[0-9]{1,9}$', '\1');

create index on publication_locus (locus_id);
create index on publication (pubmed_id) where pubmed_id is not null;
analyze publication, publication_locus;
