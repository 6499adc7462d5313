-- What people, not releases, own: themselves and their labs, what the site tells them, and what they add to records.

-- Counts changes, so that of two copies of a search document the newer is told from the older.
create sequence community.change_number as bigint;

-- People and organizations have keys of one range; a key outlives its record and is never given again.
create table community.member (
  community_id bigint primary key default community.next_record_key(),
  kind text not null check (kind in ('person', 'organization')),
  natural_key text not null check (natural_key <> ''),
  tair_accession bigint unique,
  change_number bigint not null default nextval('community.change_number'),
  unique (kind, natural_key),
  unique (community_id, kind)
);

alter sequence community.change_number owned by community.member.change_number;

create table community.person (
  community_id bigint primary key,
  kind text not null default 'person' check (kind = 'person'),
  person_id bigint generated always as identity unique,
  first_name text,
  last_name text not null check (last_name <> ''),
  primary_job_title text,
  research_interest text,
  email text check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- Whether everybody may see e-mail address, phones and street; place and country are never hidden.
  is_contact_public boolean not null default false,
  date_last_updated date not null default current_date,
  foreign key (community_id, kind) references community.member (community_id, kind)
);

create table community.organization (
  community_id bigint primary key,
  kind text not null default 'organization' check (kind = 'organization'),
  organization_id bigint generated always as identity unique,
  name text not null check (name <> ''),
  organization_type text,
  date_last_updated date not null default current_date,
  foreign key (community_id, kind) references community.member (community_id, kind)
);

-- Lines of an address are separated by line ends.
create table community.postal_address (
  community_id bigint primary key references community.member,
  address text,
  city text,
  region text,
  postal_code text,
  country text
);

create table community.phone (
  community_id bigint not null references community.member,
  place smallint not null,
  phone_type text not null check (phone_type in ('work', 'mobile', 'fax', 'lab')),
  phone_number text not null check (phone_number <> ''),
  primary key (community_id, place)
);

create table community.website (
  community_id bigint not null references community.member,
  place smallint not null,
  url text not null check (url ~ '^https?://'),
  primary key (community_id, place)
);

create table community.affiliation (
  person_community_id bigint not null references community.person on delete cascade,
  organization_community_id bigint not null references community.organization on delete cascade,
  is_pi boolean not null default false,
  job_title text,
  -- Who adds himself to a lab may not change its record until somebody of the lab has agreed.
  is_confirmed boolean not null default false,
  primary key (person_community_id, organization_community_id)
);

create index affiliation_organization on community.affiliation (organization_community_id);

-- Lists of short texts of a person. Authors' names are those under which he published.
create table community.person_word (
  community_id bigint not null references community.person on delete cascade,
  word_type text not null check (word_type in ('author_name', 'other_name', 'organism', 'keyword')),
  place smallint not null,
  word text not null check (word <> ''),
  primary key (community_id, word_type, place)
);

-- Publications are records of releases: referred to by key, not by a foreign key.
create table community.person_publication (
  community_id bigint not null references community.person on delete cascade,
  reference_id bigint not null,
  primary key (community_id, reference_id)
);

create index person_publication_reference on community.person_publication (reference_id);

create table community.news_item (
  id bigint generated always as identity primary key,
  published_on date not null,
  title text not null check (title <> ''),
  -- HTML as it was handed in; whoever sends it to a browser cleans it first.
  content text not null,
  unique (published_on, title)
);

create table community.event (
  id bigint generated always as identity primary key,
  headline text not null check (headline <> ''),
  begins date not null,
  ends date not null,
  venue text,
  city_name text,
  region_name text,
  country_name text,
  uri text not null,
  check (ends >= begins),
  unique (headline, begins)
);

create index event_begins on community.event (begins);

create table community.job_posting (
  id bigint generated always as identity primary key,
  headline text not null check (headline <> ''),
  issued_on date not null,
  employer_name text not null,
  location text not null,
  -- An http address, or the name of a file of ours.
  uri text not null,
  deadline date,
  unique (headline, employer_name, issued_on)
);

create index job_posting_issued_on on community.job_posting (issued_on);

-- The tree of the download pages. The root has no row: its folders have no parent.
create table community.download_item (
  path text primary key check (path !~ '(^|/)\.{0,2}(/|$)'),
  parent_path text references community.download_item (path) on delete cascade,
  name text not null check (name <> '' and name !~ '/'),
  item_type text not null check (item_type in ('dir', 'file')),
  size bigint check (size >= 0),
  last_modified timestamptz not null,
  licence text,
  notes text,
  check (path = case when parent_path is null then name else parent_path || '/' || name end),
  check ((item_type = 'file') = (size is not null))
);

create index download_item_parent on community.download_item (parent_path);

-- What a member says about a record. Records are named by kind and natural key, which no release changes.
create table community.comment (
  notepad_id bigint generated always as identity primary key,
  record_kind text not null,
  natural_key text not null,
  community_id bigint not null references community.member,
  notepad_comment text not null check (notepad_comment <> ''),
  entered_at timestamptz not null default now(),
  state text not null default 'pending' check (state in ('pending', 'published', 'withdrawn')),
  unique (record_kind, natural_key, community_id, entered_at)
);

create index comment_member on community.comment (community_id);

-- A proposed gene class symbol; once accepted it is found beside the symbols of the release.
create table community.symbol_submission (
  submission_id bigint generated always as identity primary key,
  symbol text not null check (symbol <> ''),
  full_name text not null,
  is_mutant_phenotype boolean not null,
  reference_id bigint,
  submitted_on date not null default current_date,
  status text not null default 'submitted' check (status in ('submitted', 'accepted', 'rejected')),
  submitter_id bigint not null references community.member (community_id),
  unique (symbol, submitter_id, submitted_on)
);

create unique index symbol_submission_accepted on community.symbol_submission (upper(symbol)) where status = 'accepted';
create index symbol_submission_submitter on community.symbol_submission (submitter_id);
