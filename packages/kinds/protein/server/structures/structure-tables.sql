-- What the operator says of the files of structures/ (rosette_structure.tsv). Empty cells are null.
create table structure_sheet (
  file text not null,
  -- A gene model, or else the UniProt accession whose proteins have the structure.
  protein text,
  uniprot_accession text,
  method text not null,
  chain text not null,
  source text not null,
  accession text not null,
  version text,
  licence text,
  citation text
);

create table structure_file (
  -- Without the folder and .gz: AF-P17839-F1-model_v4.cif
  file text not null,
  mmcif text not null
);

-- Residues with coordinates; the arrays are as long as the sequence.
create table structure_chain (
  file text not null,
  chain text not null,
  sequence text not null,
  places integer[] not null,
  numbers integer[] not null,
  factors double precision[] not null
);

-- Derived by derive-structures.ts: structures that have the sequence of the protein.
create table protein_structure (
  protein_id bigint not null,
  accession text not null,
  chain text not null,
  file text not null,
  -- ProteinStructure of the contract.
  facts jsonb not null,
  primary key (protein_id, accession, chain)
);
