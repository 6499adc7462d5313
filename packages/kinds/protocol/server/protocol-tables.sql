-- The rows of the file, unchanged. Authors are separated by semicolons, keywords by bars; websites are written name|address.
create table protocol_line (
  name text not null,
  tair_accession bigint,
  authors text,
  description text,
  usage text,
  methods text,
  reference_id bigint,
  keywords text,
  websites text,
  date_last_modified date
);

-- Derived tables; filled by protocol-derive.sql.
create table protocol (
  protocol_id bigint primary key,
  name text not null unique,
  tair_accession bigint,
  authors text,
  description text,
  usage text,
  methods text,
  reference_id bigint,
  websites text,
  date_last_modified date
);

create table protocol_keyword (
  protocol_id bigint not null,
  keyword text not null,
  -- Null if no keyword has that name.
  keyword_id bigint,
  primary key (protocol_id, keyword)
);
