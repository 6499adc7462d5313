-- The rows of the file, unchanged. Accessions of transcripts are in gene_model_refseq.
create table nucleotide_sequence_line (
  name text not null,
  tair_accession bigint,
  ic_accession text,
  sequence_type text,
  sequence_class text,
  length integer,
  sequence text,
  reference_ids text,
  date_last_modified date
);

-- Derived tables; filled by sequence-derive.sql.
create table nucleotide_sequence (
  nucleotide_seq_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  ic_accession text,
  nucleotide_sequence_type text,
  sequence_class text,
  gene_model_name text,
  length integer,
  sequence text,
  date_last_modified date
);

create table nucleotide_sequence_publication (
  nucleotide_seq_id bigint not null,
  reference_id bigint not null,
  primary key (nucleotide_seq_id, reference_id)
);
