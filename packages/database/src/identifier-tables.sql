-- Every name by which a record is known, in the form that normaliseIdentifier gives. Filled by the build, which then makes its index.
-- Not unique: two loci may share a symbol. Byte order, so that the index also serves beginnings of names.
create table identifier (
  name text collate "C" not null,
  kind text not null,
  type text not null,
  status text not null check (status in ('current', 'obsolete')),
  -- The record and what it is called. A name that went out of use may have no record any more.
  key bigint check (status = 'obsolete' or key is not null),
  label text not null,
  successor_key bigint,
  successor_label text
);

-- Names that went out of use and have no record, as the files tell of them: one row for each successor, or one without.
create table retired_identifier (
  kind text not null,
  name text not null,
  successor_name text
);

-- While a release is built: the identifiers by which the search box finds records, to be compared with those above.
create table searched_name (
  kind text not null,
  name text collate "C" not null
);
