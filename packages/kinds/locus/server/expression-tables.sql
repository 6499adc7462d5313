-- Matrices of expression: what their columns are called, and a line for each gene with its values in that order.
create table expression_column (matrix text not null, place smallint not null, run text not null);
create table expression_line (matrix text not null, gene_name text not null, run_values real[] not null);

-- A line of a sample sheet: a run of a matrix within a data set.
create table expression_run_line (
  matrix text not null,
  data_set text not null,
  title text,
  unit text not null,
  reference text,
  run text not null,
  sample text not null,
  label text,
  organ text not null,
  treatment text,
  -- Between bars.
  po_terms text,
  line_number smallint not null
);

-- Derived by expression-derive.sql. Of all loci in use some are counted: the matrix has a line of them; and of these some are measured: a
-- value is not zero in some run of the matrix.
create table expression_data_set (
  data_set text primary key, rank smallint not null, title text not null, unit text not null, reference text,
  all_loci integer not null, counted_loci integer not null, measured_loci integer not null
);

create table expression_sample (
  data_set text not null, rank smallint not null, sample text not null, label text not null, organ text not null, treatment text,
  po_terms text[] not null, runs text[] not null,
  primary key (data_set, rank)
);

-- Means in the order of the samples, values in the order of their runs; null if the locus was not measured.
create table expression_profile (
  data_set text not null, locus_id bigint not null, sample_means real[], run_values real[],
  primary key (data_set, locus_id)
);
