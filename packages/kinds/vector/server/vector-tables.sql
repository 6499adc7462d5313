-- The rows of the file, unchanged; multiple values in a cell are separated by bars.
create table vector_detail (
  name text not null,
  tair_accession bigint,
  aliases text,
  vector_type text,
  description text,
  promoter_name text,
  promoter_info text,
  antibiotic_resistance text,
  host_strain text,
  images text,
  date_last_modified date
);

-- Derived tables; filled by vector-derive.sql.

create table vector (
  vector_id bigint primary key,
  name text not null unique,
  tair_object_id bigint,
  vector_type text,
  description text,
  promoter_name text,
  promoter_info text,
  antibiotic_resistance text,
  host_strain text,
  date_last_modified date
);

create table vector_alias (
  vector_id bigint not null,
  alias text not null,
  primary key (vector_id, alias)
);

create table vector_image (
  vector_id bigint not null,
  image_id bigint not null,
  address text,
  primary key (vector_id, image_id)
);
