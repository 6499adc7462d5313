-- Rows of the source file.
create table gene_class_registration (
  symbol text not null,
  full_name text,
  description text,
  has_mutant_phenotype boolean,
  mutant_phenotype_class text,
  status text,
  reference_id bigint,
  submitter text,
  submitted date,
  date_last_modified date
);

-- Derived tables, filled by genesymbol-derive.sql, also from gene_alias.
create table genesymbol (
  tair_object_id bigint primary key,
  symbol text not null unique,
  full_name text,
  description text,
  has_mutant_phenotype boolean,
  mutant_phenotype_class text,
  status text,
  reference_id bigint,
  submitter text,
  submitted date,
  date_last_modified date
);

create table genesymbol_locus (
  tair_object_id bigint not null,
  locus_id bigint not null,
  symbol text not null,
  primary key (tair_object_id, locus_id, symbol)
);

-- Loci of a numbered family (RGF1 to RGF9) beyond its three best known: a name that so many share says little about each of them.
create table lesser_member (
  locus_id bigint primary key
);
