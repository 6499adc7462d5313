-- The rows of the file, unchanged. Authors are separated by semicolons, as in the file.
create table publication_citation (
  reference_id bigint not null,
  title text,
  authors text,
  publication_type text,
  pub_name text,
  publication_year smallint,
  volume text,
  issue text,
  page_start text,
  doi text,
  pubmed_id integer,
  date_last_modified date
);

-- Articles as PubMed describes them; one line for each.
create table pubmed_article (
  pubmed_id integer not null,
  title text,
  authors text,
  pub_name text,
  publication_year smallint,
  volume text,
  issue text,
  page_start text,
  doi text,
  abstract text
);

-- Derived from them and from locus_publication; filled by publication-derive.sql.
create table publication (
  reference_id bigint primary key,
  title text,
  authors text,
  publication_type text,
  pub_name text,
  publication_year smallint,
  volume text,
  issue text,
  page_start text,
  doi text,
  pubmed_id integer,
  abstract text,
  date_last_modified date,
  -- Modified within 14 days before the newest one (BROWSE-013).
  is_recent boolean not null,
  -- The names of its first 21 loci and how many it has: lists of publications show them (DETAIL-039).
  first_loci text[] not null default '{}',
  locus_total integer not null default 0
);

create table publication_locus (
  reference_id bigint not null,
  locus_id bigint not null,
  primary key (reference_id, locus_id)
);
