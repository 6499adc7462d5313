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

-- The operator's own tracks, whose files lie beside the sequences: what the sheet says of each, in its order, and how many lines it has (null for
-- bigWig, which has none) and how many samples (variants only).
create table site_track (
  name text primary key,
  format text not null,
  title text not null,
  category text,
  description text,
  licence text not null,
  citation text,
  sheet_line integer not null,
  line_count integer,
  sample_count integer not null
);

-- Sequences of datasets that do not follow from genome and gene models of the release, as they were published.
create table published_sequence (
  dataset text not null,
  name text not null,
  description text not null,
  sequence text not null
);

-- The promoters that were searched for motifs, numbered from 0.
create table motif_promoter (place integer primary key, locus_id bigint not null);

-- A row for each motif: the score that a site needs, null if the motif was not searched, and its sites, packed by `packed-sites.ts` of the sequence
-- store: a genome has millions of them, which are only ever read together.
create table motif_search (
  matrix_id text primary key,
  threshold integer,
  similar_ids text[] not null,
  site_count integer not null,
  sites bytea not null
);

-- One row: how frequent the bases A, C, G and T are in the promoters, on both strands.
create table motif_background (frequencies double precision[] not null);
