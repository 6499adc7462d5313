-- Rows of the source file. Websites are written name|address and separated by semicolons.
create table communication_line (
  name text not null,
  author_name text,
  communication_date date,
  communication text,
  websites text
);

-- Derived tables, filled by communication-derive.sql.
create table communication (
  reference_id bigint primary key,
  name text not null unique,
  author_name text,
  communication_date date,
  communication text,
  websites text
);
