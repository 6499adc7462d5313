-- A member's token for scripts. Only its hash: who reads this table can't become anybody.
create table community.access_token (
  token_id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  community_id bigint not null references community.account on delete cascade,
  -- What its owner calls it, to know later which script has it.
  name text not null check (name <> '' and char_length(name) <= 100),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Null until it is used.
  last_used_at timestamptz
);

create index access_token_account on community.access_token (community_id, created_at);
create index access_token_expires_at on community.access_token (expires_at);
