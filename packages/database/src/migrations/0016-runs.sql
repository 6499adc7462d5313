-- Long analyses: what was asked, by whom, how far it is, and what came out.

-- What a run left behind. Runs that ask the same of the same release share one.
create table community.run_result (
  result_id bigint generated always as identity primary key,
  tool text not null check (tool <> ''),
  -- Of everything that decides the result, the release included.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  summary jsonb not null,
  made_at timestamptz not null
);

create index run_result_fingerprint on community.run_result (tool, fingerprint, made_at);

-- A file of a result in pieces that are compressed one by one: who reads a file never holds all of it.
create table community.run_file_part (
  result_id bigint not null references community.run_result on delete cascade,
  file_name text not null check (file_name ~ '^[a-z0-9][a-z0-9._-]{0,63}$'),
  part integer not null check (part >= 0),
  content bytea not null,
  primary key (result_id, file_name, part)
);

-- It is compressed already.
alter table community.run_file_part alter column content set storage external;

create table community.run (
  run_id bigint generated always as identity primary key,
  -- Its address, which opens the result and nothing else; the table holds that anyway, so hiding the token would protect nothing.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'),
  tool text not null check (tool <> ''),
  options jsonb not null,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  release_id text not null,
  -- Who asked: an account, or else the hash of a network.
  community_id bigint references community.account on delete cascade,
  network_hash bytea check (octet_length(network_hash) = 32),
  -- Who paid a unit for it; null if nobody did.
  party_id bigint references community.party on delete set null,
  -- Who is told when it is done; forgotten then.
  mail_to text,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Waiting runs are taken in the order of turn and run_id.
  turn bigint not null,
  -- How often a worker has begun it.
  attempts smallint not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  -- Written by its worker every few seconds; a run whose worker is silent is taken up by another.
  heartbeat_at timestamptz,
  finished_at timestamptz,
  kept_until timestamptz not null,
  progress_share real check (progress_share between 0 and 1),
  progress_text text,
  -- Why it failed, for people.
  fault text,
  result_id bigint references community.run_result,
  check ((community_id is null) <> (network_hash is null)),
  check ((state = 'done') = (result_id is not null)),
  check ((state = 'failed') = (fault is not null))
);

create index run_active on community.run (state, turn, run_id) where state in ('waiting', 'running');
create index run_account on community.run (community_id, created_at);
create index run_result_id on community.run (result_id);
create index run_kept_until on community.run (kept_until);
