-- Rows of the source files.

-- Elements of a platform in the official layout; loci are separated by semicolons.
create table array_element_line (
  design_name text not null,
  name text not null,
  element_type text,
  organism text,
  is_control boolean,
  loci text,
  description text
);

-- One row for each element and locus, with means over all slides at TAIR.
create table array_signal_line (
  platform text not null,
  locus_tair_object_id bigint not null,
  array_element_id bigint not null,
  name text not null,
  avg_log_ratio double precision,
  avg_log_ratio_std_error double precision,
  avg_intensity double precision,
  avg_intensity_std_error double precision,
  avg_signal_percentile double precision,
  avg_signal_percentile_std_error double precision
);

create table atgenexpress_line (
  category text,
  name text not null,
  slide_count integer,
  data_received date,
  expression_set_id bigint,
  submission text,
  nascarrays text,
  description text
);

create table array_design_line (
  name text not null,
  manufacturer text,
  platform_type text,
  num_spots integer
);

create table array_element_detail (
  array_element_name text not null,
  design_name text,
  sequence_name text
);

create table array_slide_line (
  name text not null,
  design_name text,
  experiment_name text
);

create table array_slide_signal_line (
  slide_name text not null,
  array_element_name text not null,
  signal double precision,
  signal_percentile double precision
);

-- Derived tables, filled by arrayelement-derive.sql.

create table array_design (
  name text primary key,
  manufacturer text,
  platform_type text,
  num_spots integer
);

create table array_experiment (
  name text primary key,
  design_name text,
  category text,
  slide_count integer,
  data_received date,
  expression_set_id bigint,
  submission text,
  -- Numbers of the experiment at NASCArrays, between bars.
  nascarrays text,
  description text
);

create table array_slide (
  name text primary key,
  design_name text,
  experiment_name text
);

create table array_element (
  array_element_id bigint primary key,
  name text not null,
  is_published boolean not null,
  -- Which of the two lists on the locus page it belongs to; null if no mean is published.
  is_single_channel boolean,
  element_type text,
  is_control boolean,
  is_ambiguous boolean not null,
  organism text,
  description text,
  sequence_name text,
  avg_log_ratio double precision,
  avg_log_ratio_std_error double precision,
  avg_intensity double precision,
  avg_intensity_std_error double precision,
  avg_signal_percentile double precision,
  avg_signal_percentile_std_error double precision
);

create table array_element_locus (
  array_element_id bigint not null,
  locus_id bigint not null,
  primary key (array_element_id, locus_id)
);

create table array_element_design (
  array_element_id bigint not null,
  design_name text not null,
  primary key (array_element_id, design_name)
);

create table array_element_signal (
  array_element_id bigint not null,
  slide_name text not null,
  signal double precision,
  signal_percentile double precision
);
