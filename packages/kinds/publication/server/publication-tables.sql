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
  pubmed_id integer
);

-- Derived from it and from locus_publication; filled by publication-derive.sql.
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
  pubmed_id integer
);

create table publication_locus (
  reference_id bigint not null,
  locus_id bigint not null,
  primary key (reference_id, locus_id)
);
