-- Rows of the source files.

create table germplasm_phenotype (
  germplasm_name text not null,
  locus_name text,
  phenotype text,
  pubmed_id integer
);

-- Stock lists: each stock with the line or alleles it contains.
create table seed_stock (
  stock_name text not null,
  line_or_allele text,
  list_name text not null
);

-- Sets of pools, and the pools in them.
create table seed_pool_set (
  set_name text not null,
  description text
);

create table seed_pool_member (
  set_name text not null,
  member_name text not null
);

-- Details added by curators. Other names are written name or name(note); multiple values in a cell are separated by |.
create table germplasm_detail (
  name text not null,
  tair_accession bigint,
  original_name text,
  scientific_name text,
  germplasm_type text,
  description text,
  special_growth_conditions text,
  mutagen text,
  aneuploid boolean,
  ploidy text,
  other_names text,
  ecotype_numbers text,
  parents text,
  members text,
  image_ids text,
  date_last_modified date
);

create table germplasm_construct (
  germplasm_name text not null,
  name text not null,
  construct_type text,
  clone_name text,
  vector_name text
);

-- Alleles that a germplasm carries, with their zygosity.
create table germplasm_allele (
  germplasm_name text not null,
  polymorphism_name text not null,
  zygosity text
);

-- Derived tables, filled by germplasm-derive.sql.

create table germplasm (
  germplasm_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  original_name text,
  scientific_name text not null,
  germplasm_type text check (germplasm_type in ('Individual Line', 'Individual Pool', 'Set of Lines', 'Set of Pools')),
  description text,
  special_growth_conditions text,
  mutagen text,
  aneuploid boolean,
  ploidy text,
  date_last_modified date
);

create table germplasm_alias (
  germplasm_id bigint not null,
  alias text not null,
  note text,
  unique nulls not distinct (germplasm_id, alias, note)
);

create table germplasm_parent (
  progeny_id bigint not null,
  parent_id bigint not null,
  primary key (progeny_id, parent_id)
);

create table germplasm_member (
  set_id bigint not null,
  member_id bigint not null,
  primary key (set_id, member_id)
);

create table germplasm_ecotype (
  germplasm_id bigint not null,
  ecotype_number integer not null,
  primary key (germplasm_id, ecotype_number)
);

create table germplasm_image (
  germplasm_id bigint not null,
  image_id bigint not null,
  primary key (germplasm_id, image_id)
);
