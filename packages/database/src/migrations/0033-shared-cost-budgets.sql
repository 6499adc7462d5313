-- What visitors may still spend on costly work, counted for all processes. Not logged: after a crash of PostgreSQL everybody has a full budget.
create unlogged table community.cost_balance (
  visitor_hash bytea primary key check (octet_length(visitor_hash) = 32),
  points double precision not null,
  counted_at timestamptz not null,
  -- Whether the last draw found nothing left.
  is_refused boolean not null
);

create index cost_balance_counted_at on community.cost_balance (counted_at);
