-- How people sign in, what they may do, what they have paid for, and who changed what.

create table community.account (
  community_id bigint primary key references community.person on delete cascade,
  -- Public number of the account; the cookie credentialId holds it.
  credential_id bigint generated always as identity unique,
  user_name text not null check (user_name ~ '^\S+$'),
  -- Where our mail goes. The person's own record shows an address only if he wishes so.
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- Null until the person has followed the link that was mailed to the address.
  email_confirmed_at timestamptz,
  -- Null for somebody who signs in with ORCID only.
  password_hash text check (password_hash like '$argon2id$%'),
  is_curator boolean not null default false,
  may_register_symbols boolean not null default false,
  wants_mail boolean not null default false,
  -- Made by the demo; such accounts can be opened with one click where the operator allows it.
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

-- Where a person says that he works, in his own words; organizations that know him are his affiliations.
alter table community.person
  add column institution_name text,
  add column lab_name text;

create unique index account_user_name on community.account (lower(user_name));
create unique index account_email on community.account (lower(email));

-- One ORCID iD belongs to at most one account.
create table community.orcid_link (
  community_id bigint primary key references community.account on delete cascade,
  orcid_id text not null unique check (orcid_id ~ '^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$'),
  linked_at timestamptz not null default now()
);

-- Only hashes: who reads this table can't become anybody.
create table community.session (
  session_hash bytea primary key check (octet_length(session_hash) = 32),
  secret_key_hash bytea not null check (octet_length(secret_key_hash) = 32),
  community_id bigint not null references community.account on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index session_account on community.session (community_id);
create index session_expires_at on community.session (expires_at);

-- A link that was mailed: works once, for a while, and only for the address it was sent to.
create table community.mailed_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  community_id bigint not null references community.account on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index mailed_link_account on community.mailed_link (community_id);

-- Tries that are counted to slow somebody down: wrong passwords, forgotten passwords, registrations, activation codes.
-- The subject is a hash: of a user name, an address or a party.
create table community.attempt (
  id bigint generated always as identity primary key,
  purpose text not null,
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  made_at timestamptz not null
);

create index attempt_subject on community.attempt (purpose, subject_hash, made_at);
create index attempt_made_at on community.attempt (made_at);

-- A visit to ORCID that has begun. Its state came with us to ORCID and must come back to the same browser, once.
create table community.orcid_attempt (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  nonce text not null,
  code_verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set when the code has come: the same code again gets the same answer.
  code_hash bytea check (octet_length(code_hash) = 32),
  outcome jsonb
);

create index orcid_attempt_expires_at on community.orcid_attempt (expires_at);

-- Who can hold a subscription and units: a person, or an institution.
create table community.party (
  party_id bigint generated always as identity primary key,
  party_type text not null check (party_type in ('person', 'institution')),
  name text not null check (name <> ''),
  -- The person, or the institution's organization where it has a record.
  community_id bigint unique references community.member,
  created_at timestamptz not null default now()
);

-- Network addresses of an institution, first to last, both included.
create table community.address_range (
  range_id bigint generated always as identity primary key,
  party_id bigint not null references community.party on delete cascade,
  first_address inet not null,
  last_address inet not null,
  check (family(first_address) = family(last_address) and first_address <= last_address),
  unique (party_id, first_address, last_address)
);

create index address_range_addresses on community.address_range (first_address, last_address);

-- Both days included.
create table community.subscription (
  subscription_id bigint generated always as identity primary key,
  party_id bigint not null references community.party on delete cascade,
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  check (ends_on >= starts_on)
);

create index subscription_party on community.subscription (party_id, ends_on);

-- Units of one origin, which end on one day.
create table community.unit_bucket (
  bucket_id bigint generated always as identity primary key,
  party_id bigint not null references community.party on delete cascade,
  origin text not null check (origin in ('complimentary', 'activation', 'grant')),
  expires_on date not null,
  created_at timestamptz not null default now()
);

create index unit_bucket_party on community.unit_bucket (party_id, expires_on);

-- The ledger: what is left is the sum of its rows, and no row ever changes.
create table community.unit_entry (
  entry_id bigint generated always as identity primary key,
  bucket_id bigint not null references community.unit_bucket on delete cascade,
  party_id bigint not null references community.party on delete cascade,
  units integer not null check (units <> 0),
  entry_type text not null check (entry_type in ('grant', 'debit', 'refund')),
  -- Names the run, the code or the command: the same one never counts twice.
  request_id text not null check (request_id <> ''),
  entered_at timestamptz not null default now(),
  check ((entry_type = 'debit') = (units < 0)),
  unique (party_id, entry_type, request_id)
);

create index unit_entry_bucket on community.unit_entry (bucket_id);

create table community.activation_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  units integer not null check (units > 0),
  -- How long the units last, from the day the code is used.
  valid_days integer not null check (valid_days > 0),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  used_by_party_id bigint references community.party,
  check ((used_at is null) = (used_by_party_id is null))
);

-- Every edit, decision, grant and command, written in the transaction that makes it.
create table community.audit (
  audit_id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  -- 'member:17', 'command', or 'visitor' before there is an account.
  actor text not null check (actor <> ''),
  action text not null check (action <> ''),
  -- 'person:17', 'organization:18', 'party:3', 'symbol:ABC'.
  subject text not null check (subject <> ''),
  -- What changed, without secrets.
  details jsonb not null default '{}'
);

create index audit_subject on community.audit (subject, made_at);

create function community.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only ever added', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_is_append_only before update or delete or truncate on community.audit
  for each statement execute function community.refuse_change();

create trigger unit_entry_is_append_only before update or truncate on community.unit_entry
  for each statement execute function community.refuse_change();

-- What a submission says beyond the symbol, and what a curator decided about it.
alter table community.symbol_submission
  add column phenotype_class text,
  add column additional_details text,
  add column number_of_associated_loci smallint check (number_of_associated_loci between 1 and 3),
  add column comments text,
  add column decision_note text,
  add column decided_by bigint references community.member (community_id),
  add column decided_at timestamptz,
  drop constraint symbol_submission_status_check,
  add constraint symbol_submission_status_check check (status in ('submitted', 'asked_back', 'accepted', 'rejected'));

-- A symbol is taken as soon as somebody has asked for it, until a curator declines it.
drop index community.symbol_submission_accepted;
create unique index symbol_submission_taken on community.symbol_submission (upper(symbol)) where status <> 'rejected';
