-- Rows of the source files.

create table gene_accession (
  gene_model_name text not null,
  tair_object_id bigint not null
);

create table gene_model_refseq (
  gene_model_name text not null,
  accession text not null
);

create table gene_model_confidence_class (
  gene_model_name text not null,
  confidence_class smallint not null
);

create table gene_model_confidence_rating (
  gene_model_name text not null,
  stars smallint not null
);

-- Details added by curators.
create table gene_detail (
  gene_model_name text not null unique,
  -- full_name, gene_product, orf, symbol
  name_type text,
  date_last_modified date
);

-- Members of gene families as the pages of TAIR listed them. The first cell is a subfamily on most pages and a name on others.
create table gene_family_page_line (
  code text not null,
  family text not null,
  first_cell text,
  locus_name text not null,
  gene_name text,
  description text
);

-- What curators know of the families of the historical list.
create table gene_family_detail (
  name text not null,
  -- Null if it could not be read from the link.
  code text,
  count_text text,
  submitter_name text,
  -- person or organization
  submitter_type text,
  submitter_id bigint
);

-- Derived tables, filled by gene-derive.sql.

-- The historical list; a family without a code has no page.
create table gene_family (
  code text unique,
  name text not null,
  gene_count integer not null,
  count_text text,
  submitter_name text,
  submitter_type text,
  submitter_id bigint
);

create table gene_family_gene (
  code text not null,
  locus_name text not null,
  sub_family text,
  gene_name text,
  description text,
  primary key (code, locus_name)
);

create table gene (
  gene_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  locus_id bigint,
  is_obsolete boolean not null,
  is_representative boolean not null,
  gene_model_type text not null,
  description text,
  chromosome text,
  start_position integer,
  end_position integer,
  orientation text,
  confidence_class smallint,
  confidence_rating smallint
);
