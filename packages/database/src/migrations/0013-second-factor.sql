-- What an account needs to open beside its password or ORCID: codes of an authenticator app (RFC 6238).
create table community.second_factor (
  community_id bigint primary key references community.account on delete cascade,
  -- Encrypted with a key that lies outside the database; unlike a password, it must be read to check a code.
  encrypted_secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code shows that the app has the secret; until then it does not count.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted: no code works twice.
  last_step bigint
);

-- For those who lose the app. Each works once, and is deleted then.
create table community.recovery_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  community_id bigint not null references community.second_factor on delete cascade
);

create index recovery_code_account on community.recovery_code (community_id);

-- Somebody who has given the password, or come from ORCID, and not yet the code. The browser has the token in a cookie, we its hash.
create table community.pending_login (
  pending_hash bytea primary key check (octet_length(pending_hash) = 32),
  community_id bigint not null references community.account on delete cascade,
  expires_at timestamptz not null
);

create index pending_login_account on community.pending_login (community_id);
create index pending_login_expires_at on community.pending_login (expires_at);
