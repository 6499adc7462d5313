-- The DNA a release has: whole chromosomes or regions of them, and at which byte of the unpacked store each begins.
create table genome_region (
  chromosome text not null,
  start_position integer not null,
  end_position integer not null,
  file text not null,
  store_offset bigint not null,
  primary key (chromosome, start_position)
);

-- The sets of sequences, each with how many it holds and for how many there is no DNA; the note says why one could not be made.
create table sequence_dataset (
  dataset text primary key,
  records integer not null,
  missing integer not null,
  note text
);

-- Sequences of datasets that do not follow from genome and gene models of the release, as they were published.
create table published_sequence (
  dataset text not null,
  name text not null,
  description text not null,
  sequence text not null
);
