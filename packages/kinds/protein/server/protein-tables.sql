-- The rows of the files, unchanged.

-- Length, mass and isoelectric point are computed from the sequence when it is read.
create table protein_sequence (
  gene_model_name text not null,
  sequence text not null,
  length integer not null,
  molecular_weight double precision,
  isoelectric_point double precision
);

create table protein_signature (
  gene_model_name text not null,
  signature text not null,
  description text,
  start_position integer not null,
  end_position integer not null,
  interpro_accession text,
  interpro_name text
);

create table interpro_entry (
  accession text not null,
  entry_type text not null,
  name text not null
);

-- Names are gene models, loci or what other genomes call them.
create table uniprot_of_name (
  name text not null,
  uniprot_accession text not null
);

create table uniprot_of_locus (
  locus_name text not null,
  uniprot_accession text not null
);

-- Reviewed entries of UniProt (Swiss-Prot).
create table uniprot_reviewed (
  accession text not null,
  protein_name text not null
);

-- What curators add to a protein.
create table protein_detail (
  gene_model_name text not null,
  -- A letter of SCOP, from a to h.
  structural_class text,
  genbank_gi text
);

-- Derived tables; filled by protein-derive.sql.

create table protein (
  protein_id bigint primary key,
  name text not null unique,
  gene_id bigint,
  length integer not null,
  molecular_weight double precision,
  isoelectric_point double precision
);

create table protein_uniprot (
  protein_id bigint not null,
  uniprot_accession text not null,
  primary key (protein_id, uniprot_accession)
);

-- The entry that stands for a locus.
create table locus_uniprot_entry (
  locus_id bigint primary key,
  accession text not null,
  is_reviewed boolean not null,
  protein_name text
);

create table locus_uniprot (
  locus_id bigint not null,
  uniprot_accession text not null,
  primary key (locus_id, uniprot_accession)
);

-- Occurrences of an InterPro entry on a protein; overlapping signatures count once.
create table protein_interpro (
  protein_id bigint not null,
  interpro_accession text not null,
  interpro_name text,
  interpro_type text,
  start_position integer not null,
  end_position integer not null
);

-- How many proteins have an InterPro entry.
create table interpro_use (
  interpro_accession text primary key,
  protein_count integer not null
);
