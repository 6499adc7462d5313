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

-- Derived tables, filled by gene-derive.sql.
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
