-- A reference is a publication when a locus or a citation names it. One reference (501712542) has two PubMed IDs: the lower wins.
create temporary table named as
select
  reference_id,
  citation.title,
  citation.authors,
  citation.publication_type,
  citation.pub_name,
  coalesce(citation.publication_year, line.publication_year) as publication_year,
  citation.volume,
  citation.issue,
  citation.page_start,
  citation.doi,
  coalesce(citation.pubmed_id, line.pubmed_id) as pubmed_id,
  citation.date_last_modified
from (
  select reference_id, min(publication_year) as publication_year, min(pubmed_id) as pubmed_id from locus_publication group by reference_id
) as line
full join (select distinct on (reference_id) * from publication_citation order by reference_id, title) as citation using (reference_id);

-- PubMed fills in what the other files do not say.
insert into publication
select
  named.reference_id,
  coalesce(named.title, article.title),
  coalesce(named.authors, article.authors),
  named.publication_type,
  coalesce(named.pub_name, article.pub_name),
  coalesce(named.publication_year, article.publication_year),
  coalesce(named.volume, article.volume),
  coalesce(named.issue, article.issue),
  coalesce(named.page_start, article.page_start),
  coalesce(named.doi, article.doi),
  named.pubmed_id,
  article.abstract,
  named.date_last_modified,
  coalesce(named.date_last_modified >= max(named.date_last_modified) over () - 14, false)
from named
-- Of two lines on an article, the one with an abstract.
left join (select distinct on (pubmed_id) * from pubmed_article order by pubmed_id, abstract is null, title) as article using (pubmed_id);

drop table named;

-- A publication about a gene model is about its locus. RPW8.1 is a genetic locus.
insert into publication_locus
select distinct line.reference_id, locus.locus_id
from locus_publication as line
join locus on upper(locus.name) = regexp_replace(upper(line.name), '^(AT[1-5CM]G[0-9]{5})\.[0-9]{1,9}$', '\1');

create index on publication_locus (locus_id);

update publication
set first_loci = loci.names[1:21], locus_total = cardinality(loci.names)
from (
  select link.reference_id, array_agg(locus.name order by locus.name) as names
  from publication_locus as link join locus using (locus_id)
  group by link.reference_id
) as loci
where loci.reference_id = publication.reference_id;

create index on publication (pubmed_id) where pubmed_id is not null;
analyze publication, publication_locus;
