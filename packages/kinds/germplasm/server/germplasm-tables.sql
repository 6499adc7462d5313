-- What the file says, row for row.
create table germplasm_phenotype (
  germplasm_name text not null,
  locus_name text,
  phenotype text,
  pubmed_id integer
);

-- What follows from it; filled by germplasm-derive.sql.
create table germplasm (
  germplasm_id bigint primary key,
  name text not null unique
);
