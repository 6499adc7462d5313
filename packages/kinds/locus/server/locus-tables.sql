-- The rows of the files, unchanged. Names that do not belong to a locus of the release stay here for other kinds.

create table gene_model_feature (
  gene_model_name text not null,
  locus_name text not null,
  source text,
  feature_type text not null,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text not null,
  frame smallint
);

create table locus_bounds (
  locus_name text not null,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text not null,
  type_code smallint not null,
  transcript_count smallint not null
);

-- Loci of files that are not the annotation of the genome. Positions are those of the file.
create table listed_locus (
  locus_name text not null,
  -- dropped: was in an annotation that the current one replaces; genetic: known by its mutants, if the name is not an AGI code.
  standing text not null,
  -- Title of the source.
  source text not null,
  gene_model_type text,
  chromosome text,
  start_position integer,
  end_position integer,
  orientation text
);

create table gene_alias (
  name text not null,
  symbol text not null,
  full_name text
);

-- All names of a locus in the curators' order; rank 0 is the main one.
create table locus_name (
  locus_name text not null,
  rank smallint not null,
  name text not null
);

create table functional_description (
  name text not null,
  gene_model_type text not null,
  short_description text,
  curator_summary text,
  computational_description text
);

-- What curators accepted to correct in the rows of other files.
create table locus_correction (
  locus_name text not null,
  field text not null,
  -- The symbol that a full name belongs to.
  of_symbol text,
  -- Null if it adds something, or withdraws something.
  old_value text,
  new_value text,
  correction integer,
  decided_on date
);

create table locus_accession (
  locus_name text not null,
  tair_object_id bigint not null
);

create table locus_publication (
  name text not null,
  reference_id bigint not null,
  pubmed_id integer,
  publication_year smallint
);

-- Loci involved are separated by a bar.
create table locus_history (
  locus_name text not null,
  is_obsolete boolean not null,
  -- obsoletion, merge, replacement, split; null for any other change.
  update_type text,
  changed_by text,
  changed_on date,
  comment text,
  loci_involved text
);

create table paralog_pair (
  locus_name text not null,
  paralog_name text not null
);

create table ortholog_line (
  locus_name text not null,
  plant_group text not null,
  species text not null,
  ortholog_name text not null,
  -- How it was found and by whom; null if the file does not tell.
  method text,
  source text,
  -- Percent of the aligned residues that are the same, and the ratio of changes that do and do not alter the protein.
  identity double precision,
  dn_ds double precision,
  -- In the units of the method.
  score double precision
);

create table gene_family_member (
  family text not null,
  sub_family text,
  -- Null if the table names the gene only in another way.
  locus_name text,
  gene_name text,
  genbank_accession text,
  protein_function text
);

-- NCBI's number of a gene and the locus that it stands for.
create table locus_ncbi_gene (
  ncbi_gene_id integer not null,
  locus_name text not null
);

-- Names as the file has them: AGI codes or symbols; of BioGRID NCBI's numbers of genes (GeneID:843656).
create table interaction_line (
  -- TAIR, BioGRID, BAR, CKN, AtRegNet, or what a line of PSI-MITAB names.
  source text not null,
  name text not null,
  partner_name text not null,
  -- physical or regulatory; null if the file does not tell.
  interaction_type text,
  -- activation or repression of the partner.
  mode text,
  method text,
  pubmed_id integer,
  -- How sure or how direct it is, in words of the source: direct, confirmed.
  evidence text,
  -- The article as the source cites it, if it has no PubMed ID.
  reference text,
  -- Collected from other databases, so it repeats what others say.
  is_compiled boolean not null
);

-- What curators add to a locus.
create table locus_detail (
  locus_name text not null,
  has_phylogenes_page boolean
);

-- Derived tables; filled by locus-derive.sql.

create table locus (
  locus_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  -- No longer in use: its history says so, or only an annotation that the current one replaces has it. It has no gene models.
  is_obsolete boolean not null,
  -- Known by its mutants and without an AGI code: no gene models, no location.
  is_genetic boolean not null,
  -- Titles of the sources that name it; empty for a locus of the annotation, which all sources of loci are about.
  known_from text[] not null,
  gene_model_type text not null,
  description text,
  computational_description text,
  chromosome text,
  start_position integer,
  end_position integer,
  orientation text
);

create table gene_model (
  name text primary key,
  locus_id bigint not null,
  model_number integer,
  is_representative boolean not null,
  gene_model_type text not null,
  description text,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text not null
);

create table locus_symbol (
  locus_id bigint not null,
  rank integer not null,
  symbol text not null,
  full_name text,
  primary key (locus_id, rank)
);

-- Loci with a sequence that share a symbol with a genetic locus.
create table locus_namesake (
  locus_id bigint not null,
  namesake_id bigint not null,
  primary key (locus_id, namesake_id)
);

create table locus_change (
  change_id bigint primary key,
  locus_id bigint not null,
  update_type text,
  changed_by text,
  changed_on date,
  comment text
);

create table locus_change_involved (
  change_id bigint not null,
  rank integer not null,
  locus_name text not null,
  -- Null if the release holds no record of it.
  locus_id bigint,
  primary key (change_id, rank)
);

create table locus_paralog (
  locus_id bigint not null,
  paralog_id bigint not null,
  primary key (locus_id, paralog_id)
);

create table locus_ortholog (
  locus_id bigint not null,
  plant_group text not null,
  species text not null,
  ortholog_name text not null,
  method text,
  source text,
  identity double precision,
  dn_ds double precision,
  score double precision,
  primary key (locus_id, species, ortholog_name)
);

create table ortholog_species (species text primary key, locus_count integer not null);

-- From both sides.
create table locus_interaction (
  locus_id bigint not null,
  partner_id bigint not null,
  interaction_type text,
  mode text,
  -- Whether the locus is the one that acts on the partner; false if neither does.
  is_regulator boolean not null,
  method text,
  source text not null,
  pubmed_id integer,
  evidence text,
  reference text,
  is_compiled boolean not null
);

-- Lines whose names are not those of one locus of the release each, by source.
create table interaction_left_out (
  source text primary key,
  line_count integer not null
);

create table locus_family (
  locus_id bigint not null,
  family text not null,
  sub_family text,
  unique nulls not distinct (locus_id, family, sub_family)
);
