-- The first answer to a call with an Idempotency-Key, so that the same call can be repeated without a second effect.
-- While the first call runs, status is null.
create table community.idempotency_key (
  actor text not null,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  status integer,
  headers jsonb not null default '{}',
  body text,
  created_at timestamptz not null default now(),
  primary key (actor, route, key)
);

create index idempotency_key_created_at on community.idempotency_key (created_at);
