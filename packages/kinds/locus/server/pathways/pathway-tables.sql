-- A gene of a reaction of a metabolic pathway; null if none is known.
create table pathway_line (
  pathway text not null,
  pathway_name text not null,
  reaction text not null,
  ec_number text,
  gene text
);

-- A gene of a set, as its file names it.
create table gene_set_line (
  file text not null,
  name text not null,
  description text,
  gene text not null
);

-- Derived by pathway-derive.sql.
create table pathway (pathway_id text primary key, name text not null);

create table pathway_reaction (
  pathway_id text not null,
  reaction text not null,
  ec_numbers text[] not null,
  -- Genes that are not loci of the release.
  other_gene_count integer not null,
  primary key (pathway_id, reaction)
);

create table pathway_locus (
  pathway_id text not null,
  reaction text not null,
  locus_id bigint not null,
  primary key (pathway_id, reaction, locus_id)
);
