-- Matrices of JASPAR as the file has them: all collections and versions.
create table motif_line (
  matrix_id text not null,
  collection text not null,
  is_newest boolean not null,
  factor text not null,
  -- Separated as the file does.
  uniprot text,
  factor_class text,
  factor_family text,
  assay text,
  pubmed_id text,
  counts_a real[] not null,
  counts_c real[] not null,
  counts_g real[] not null,
  counts_t real[] not null
);

-- Derived: the newest version of each matrix of the collection CORE.
create table motif (
  matrix_id text primary key,
  factor text not null,
  uniprot_accessions text[] not null,
  factor_class text,
  factor_family text,
  assay text,
  pubmed_id text,
  counts_a real[] not null,
  counts_c real[] not null,
  counts_g real[] not null,
  counts_t real[] not null
);
