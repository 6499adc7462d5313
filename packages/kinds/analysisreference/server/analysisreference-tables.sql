-- Rows of the source file. Websites are written name|address and separated by semicolons.
create table analysisreference_line (
  name text not null,
  parameters text,
  output_definition_criteria text,
  date_run date,
  is_nucleotide boolean,
  is_peptide boolean,
  program_name text,
  description text,
  software_function text,
  source text,
  author text,
  date_released date,
  version text,
  websites text
);

-- Derived tables, filled by analysisreference-derive.sql.
create table analysisreference (
  reference_id bigint primary key,
  name text not null unique,
  parameters text,
  output_definition_criteria text,
  date_run date,
  is_nucleotide boolean,
  is_peptide boolean,
  program_name text,
  description text,
  software_function text,
  source text,
  author text,
  date_released date,
  version text,
  websites text
);
