-- Entries of UniProt as their flat files have them. Several files may have the same entry.

create table uniprot_entry (
  -- File and accession: UniProt_demonstration.dat P17839
  entry_id text primary key,
  file text not null,
  accession text not null,
  -- P17839 is AG_ARATH.
  entry_name text not null,
  is_reviewed boolean not null,
  entry_version integer,
  entry_date date,
  protein_name text,
  -- From 1, evidence at protein level, to 5, uncertain.
  existence integer,
  length integer not null
);

create table uniprot_secondary_accession (
  entry_id text not null,
  secondary_accession text not null
);

create table uniprot_named_locus (
  entry_id text not null,
  locus_name text not null
);

create table uniprot_isoform (
  entry_id text not null,
  isoform text not null,
  name text not null,
  is_displayed boolean not null
);

create table uniprot_named_model (
  entry_id text not null,
  -- Null if the entry does not tell which of its isoforms the gene model is.
  isoform text,
  gene_model_name text not null
);

-- Evidence is as in the file: ECO:0000269|PubMed:15254538, ECO:0000305
create table uniprot_text (
  entry_id text not null,
  place integer not null,
  topic text not null,
  molecule text,
  body text not null,
  details text,
  evidence text not null
);

create table uniprot_feature (
  entry_id text not null,
  place integer not null,
  feature_type text not null,
  -- As in the file: 22..75, <1..30, ?
  location text not null,
  note text not null,
  evidence text not null
);

create table uniprot_keyword (
  entry_id text not null,
  place integer not null,
  keyword text not null
);

create table uniprot_reference (
  entry_id text not null,
  reference_number integer not null,
  pubmed_id integer,
  doi text,
  citation text not null
);

-- Derived by uniprot-derive.sql.

-- The entries that count: of each the newest version, and none that was merged into another.
create table uniprot_current_entry (
  accession text primary key,
  entry_id text not null unique
);

create table uniprot_entry_locus (
  locus_id bigint not null,
  entry_id text not null,
  primary key (locus_id, entry_id)
);
