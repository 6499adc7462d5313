-- Rows of the source files; multiple values in a cell are separated by |.

create table clone_detail (
  name text not null,
  tair_accession bigint,
  aliases text,
  vector_type text,
  insert_type text,
  insert_size integer,
  is_full_length_cds boolean,
  scientific_name text,
  ecotype text,
  chromosome text,
  antibiotic_selection text,
  vectors text,
  host_strain text,
  date_last_modified date
);

-- Clones from which the sequence was assembled, with their positions.
create table clone_place (
  name text not null,
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  orientation text
);

-- Loci whose open reading frame is named after a clone.
create table clone_orf (
  clone_name text not null,
  locus_name text not null
);

create table clone_gene_line (
  clone_name text not null,
  gene_name text,
  locus_name text,
  relationship_type text
);

-- Sequences of clones and clone ends.
create table clone_sequence (
  kind text not null,
  record_name text not null,
  ic_accession text not null,
  genbank_gi text,
  nucleotide_sequence_type text,
  sequence_class text,
  source text,
  attribution_date date
);

-- Derived tables, filled by clone-derive.sql.

create table clone (
  clone_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  vector_type text,
  insert_type text,
  insert_size integer,
  is_full_length_cds boolean,
  scientific_name text,
  ecotype text,
  chromosome text,
  antibiotic_selection text,
  host_strain text,
  date_last_modified date
);

create table clone_alias (
  clone_id bigint not null,
  alias text not null,
  primary key (clone_id, alias)
);

create table clone_vector (
  clone_id bigint not null,
  rank smallint not null,
  vector_name text not null,
  primary key (clone_id, rank)
);

create table clone_gene (
  clone_id bigint not null,
  gene_id bigint,
  gene_name text,
  locus_id bigint,
  locus_name text,
  relationship_type text
);

create table clone_location (
  clone_id bigint not null,
  map_id bigint not null,
  start_position double precision not null,
  end_position double precision not null,
  orientation text
);
