-- Lists of records. What a list has is a content: kind and natural keys, kept once under the hash of both. Nobody owns it.
create table community.list_content (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null,
  natural_keys text[] not null check (cardinality(natural_keys) between 1 and 100000),
  -- Told by itself, because counting means reading them all.
  item_count integer not null check (item_count = cardinality(natural_keys)),
  -- What it takes up, about, and the hash of the network that first sent it.
  bytes integer not null,
  network_hash bytea not null check (octet_length(network_hash) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

create index list_content_last_used_at on community.list_content (last_used_at);
create index list_content_network on community.list_content (network_hash, created_at);

-- Addresses and analyses name contents, so a link shows the same items for ever.
create function community.refuse_other_items() returns trigger language plpgsql as $$
begin
  raise exception 'A content of a list never changes' using errcode = 'restrict_violation';
end $$;

create trigger list_content_is_fixed before update of id, kind, natural_keys on community.list_content
  for each row execute function community.refuse_other_items();

create table community.record_list (
  -- 128 random bits; also the address of a list that is shared.
  list_id text primary key check (list_id ~ '^[A-Za-z0-9_-]{22}$'),
  community_id bigint not null references community.account on delete cascade,
  kind text not null,
  name text not null check (name <> '' and char_length(name) <= 120),
  note text check (char_length(note) <= 4000),
  colour smallint check (colour between 0 and 7),
  is_shared boolean not null default false,
  shows_owner boolean not null default false,
  -- The current one.
  version integer not null check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- In the bin since then; null if it is not.
  deleted_at timestamptz,
  -- The release whose changes were last looked for; null if never.
  resolved_release_id text
);

create index record_list_account on community.record_list (community_id, changed_at);
create index record_list_deleted_at on community.record_list (deleted_at) where deleted_at is not null;

create table community.record_list_version (
  list_id text not null references community.record_list on delete cascade,
  version integer not null check (version > 0),
  content_id text not null references community.list_content,
  -- Inputs that matched nothing, as given.
  leftover text[] not null default '{}' check (cardinality(leftover) <= 100000),
  -- Where the items came from.
  origin jsonb not null,
  release_id text not null,
  made_at timestamptz not null,
  primary key (list_id, version)
);

create index record_list_version_content on community.record_list_version (content_id);

-- What a release did to an item of a list, or to an input that had matched nothing.
create table community.record_list_change (
  list_id text not null references community.record_list on delete cascade,
  release_id text not null,
  natural_key text not null,
  change text not null check (change in ('merged', 'replaced', 'split', 'obsolete', 'gone', 'back', 'matched')),
  -- Keys of records of the release.
  successors bigint[] not null,
  decision text check (decision in ('taken', 'kept', 'left_out')),
  primary key (list_id, release_id, natural_key)
);
