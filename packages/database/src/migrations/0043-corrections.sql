-- What members suggest to correct in records, and what was said and decided about it. Records are named by kind, key and natural key,
-- which no release changes.
create table community.correction (
  correction_id bigint generated always as identity primary key,
  record_kind text not null,
  record_key bigint not null,
  natural_key text not null check (natural_key <> ''),
  section text not null,
  -- What the sender read, and in which release.
  release_id text not null,
  shown_text text,
  concern text not null check (concern in ('wrong', 'missing', 'paper', 'name')),
  body text not null check (char_length(body) between 20 and 5000),
  -- A PubMed ID or a DOI.
  evidence text,
  -- Null once the account is deleted.
  sender_id bigint references community.member (community_id),
  is_credited boolean not null,
  state text not null default 'received'
    check (state in ('received', 'in_review', 'with_sender', 'accepted', 'in_release', 'declined')),
  -- Counts changes, so that nobody decides about something else than they read.
  version integer not null default 1,
  sent_at timestamptz not null,
  taken_by bigint references community.member (community_id),
  taken_at timestamptz,
  decided_by bigint references community.member (community_id),
  decided_at timestamptz,
  -- Why it was declined.
  reason text,
  released_in text,
  released_at timestamptz,
  check ((state = 'declined') = (reason is not null)),
  check ((state = 'in_release') = (released_in is not null))
);
create index correction_record on community.correction (record_kind, record_key);
create index correction_sender on community.correction (sender_id);
create index correction_open on community.correction (state) where state not in ('declined', 'in_release');
-- A form that is sent twice is one correction.
create unique index correction_once on community.correction (sender_id, record_kind, record_key, section, md5(body)) where state <> 'declined';

-- What both sides said after the correction was sent.
create table community.correction_message (
  message_id bigint generated always as identity primary key,
  correction_id bigint not null references community.correction on delete cascade,
  author_id bigint references community.member (community_id),
  action text not null check (action in ('ask_back', 'answer', 'accept', 'decline', 'release')),
  body text not null,
  written_at timestamptz not null
);
create index correction_message_of on community.correction_message (correction_id);
create index correction_message_author on community.correction_message (author_id);

-- What an accepted correction does to the facts of a locus: the lines of the file of corrections.
create table community.correction_change (
  correction_id bigint not null references community.correction on delete cascade,
  place smallint not null,
  field text not null check (field in ('symbol', 'full_name', 'description', 'publication')),
  -- The symbol that a full name belongs to; null for the other fields.
  of_symbol text,
  -- Null if there was none before, or is none after.
  old_value text,
  new_value text,
  primary key (correction_id, place),
  check (old_value is not null or new_value is not null),
  check ((field = 'full_name') = (of_symbol is not null))
);
