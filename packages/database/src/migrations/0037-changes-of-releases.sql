-- What each publication was compared with. Kept for ever, also when the tables of both releases are gone.
create table community.release_comparison (
  release_id text not null references community.release (id),
  -- The release that was published before; null for the first of its shape, which nothing can be compared with.
  against_id text references community.release (id),
  published_at timestamptz not null default now(),
  -- 'missed' if the tables of one of the two were gone before they could be compared.
  state text not null default 'waiting' check (state in ('waiting', 'compared', 'missed')),
  -- By kind; a kind that is not here has not been compared yet.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  compared_at timestamptz,
  unique nulls not distinct (release_id, against_id)
);

-- A record that the release added, removed or changed.
create table community.release_change (
  release_id text not null references community.release (id),
  against_id text not null references community.release (id),
  kind text not null,
  key bigint not null,
  -- What the record is called, by the release that has it.
  name text not null,
  change text not null check (change in ('added', 'removed', 'changed')),
  -- Of a changed record: the sections that differ, with how many facts were added, removed and rewritten.
  sections jsonb not null default '[]' check (jsonb_typeof(sections) = 'array'),
  primary key (release_id, against_id, kind, key)
);

-- Record pages ask when their record changed last.
create index release_change_record on community.release_change (kind, key);

insert into community.release_comparison (release_id, against_id, published_at)
select published.release_id, previous.id, published.published_at
from community.published_release as published
join community.release on release.id = published.release_id
left join community.release as previous on previous.id = published.previous_release_id and previous.created_at < release.created_at;
