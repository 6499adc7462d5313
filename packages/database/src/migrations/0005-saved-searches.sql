-- A search that a link or a file stands for. Its id is the hash of its content, so that the same search is kept once.
create table community.saved_search (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  content jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);

create index saved_search_last_used_at on community.saved_search (last_used_at);
