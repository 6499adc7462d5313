-- The rows of the files, unchanged.

-- One row for each gene model that the flank of an insertion hits, and one if it hits none.
create table insertion_flank (
  name text not null,
  line text not null,
  gene_model_name text,
  region text,
  chromosome text not null,
  position integer not null
);

create table insertion_line_check (
  locus_name text not null,
  line text not null,
  region text,
  genotype text,
  deposit text,
  deposited_on date
);

-- Lists (aliases, loci, germplasms, references) are separated by semicolons, as in the file.
create table polymorphism_line (
  name text not null,
  tair_object_id bigint,
  polymorphism_type text,
  insertion_type text,
  chromosome text,
  start_position integer,
  end_position integer,
  construct_type text,
  mutagen text,
  mutation_site text,
  inheritance text,
  allele_mode text,
  description text,
  aliases text,
  loci text,
  germplasms text,
  reference_ids text,
  flank1 text,
  flank2 text,
  insertion_flanking_sequence text,
  genbank_accession text
);

-- Derived tables; filled by polymorphism-derive.sql.

create table polymorphism (
  polymorphism_id bigint primary key,
  name text not null unique,
  -- The insertion line it was found in.
  line text,
  tair_object_id bigint,
  polymorphism_type text,
  insertion_type text,
  chromosome text,
  start_position integer,
  end_position integer,
  construct_type text,
  mutagen text,
  mutation_site text,
  inheritance text,
  allele_mode text,
  description text,
  aliases text,
  flank1 text,
  flank2 text,
  insertion_flanking_sequence text,
  genbank_accession text
);

create table polymorphism_gene (
  polymorphism_id bigint not null,
  locus_id bigint not null,
  gene_model_name text,
  region text
);

create table polymorphism_germplasm (
  polymorphism_id bigint not null,
  germplasm_id bigint not null,
  primary key (polymorphism_id, germplasm_id)
);

create table polymorphism_publication (
  polymorphism_id bigint not null,
  reference_id bigint not null,
  primary key (polymorphism_id, reference_id)
);

-- Insertion lines by the locus they hit, for people who order seeds. The number is the place in the stated order: by locus, the best line first.
create table mutant (
  mutant_id bigint primary key,
  locus_id bigint not null,
  line text not null,
  -- The part that a sequenced flank lies in, and the part that the line was genotyped for; null if the source names none.
  flank_part text,
  genotyped_part text,
  part text not null,
  known_from text not null check (known_from in ('flank', 'genotyping', 'both')),
  chromosome text,
  position integer,
  zygosity text not null,
  deposited_on date,
  -- Whether one genotyping names an exon and found it homozygous, and whether that one was deposited.
  is_homozygous_exon boolean not null,
  is_deposited_exon boolean not null,
  other_loci integer not null
);
