-- What curators and the community add to records of any kind; record_name is the name that is unique among its kind.

create table record_attribution (
  kind text not null,
  record_name text not null,
  attribution_type text not null,
  community_type text check (community_type in ('person', 'organization')),
  community_id bigint,
  first_name text,
  last_name text,
  organization_name text,
  attribution_date date
);
create index on record_attribution (kind, record_name);

create table record_comment (
  -- The documents' notepadId; its own in every release.
  notepad_id bigint generated always as identity,
  kind text not null,
  record_name text not null,
  community_id bigint,
  first_name text,
  last_name text,
  notepad_comment text not null,
  date_entered date
);
create index on record_comment (kind, record_name);

create table record_stock (
  kind text not null,
  record_name text not null,
  stock_id bigint,
  stock_name text not null,
  stock_availability_type text check (
    stock_availability_type in ('available', 'not available', 'not yet received', 'no longer distributed')
  ),
  donor_stock_number text,
  description text,
  community_type text check (community_type in ('person', 'organization')),
  community_id bigint,
  first_name text,
  last_name text,
  organization_name text
);
create index on record_stock (kind, record_name);
