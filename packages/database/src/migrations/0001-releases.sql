-- Everything that outlives a release lives in this schema. Releases have schemas of their own.

create table community.release (
  id text primary key check (id ~ '^[a-z0-9_]{1,40}$'),
  shape_hash text not null,
  state text not null check (state in ('loading', 'loaded', 'building', 'built', 'failed', 'retiring', 'retired')),
  created_at timestamptz not null default now(),
  built_at timestamptz,
  sources jsonb not null default '[]',
  counts jsonb not null default '{}',
  note text
);

-- What is served: one row for each shape, so that old and new code run side by side during a deploy.
create table community.published_release (
  shape_hash text primary key,
  release_id text not null references community.release (id),
  previous_release_id text references community.release (id),
  published_at timestamptz not null default now()
);

create function community.notify_published_release() returns trigger language plpgsql as $$
begin
  perform pg_notify('published_release', coalesce(new.shape_hash, old.shape_hash));
  return null;
end
$$;

create trigger notify_published_release
  after insert or update or delete on community.published_release
  for each row execute function community.notify_published_release();

-- Keys of records whose source gives them no number. Minted once, never changed, never used again.
create sequence community.record_key as bigint start 1000000001;

create table community.minted_key (
  kind text not null,
  natural_key text not null,
  key bigint not null default nextval('community.record_key') unique,
  primary key (kind, natural_key)
);

alter sequence community.record_key owned by community.minted_key.key;
