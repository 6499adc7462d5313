-- What members say about a paper. One that is decided stays; the same member may begin another about the same paper.
create table community.paper_submission (
  submission_id bigint generated always as identity primary key,
  pubmed_id integer not null check (pubmed_id > 0),
  -- Null after the account was deleted.
  submitter_id bigint references community.member (community_id),
  state text not null default 'draft' check (state in ('draft', 'sent', 'asked_back', 'decided')),
  -- What the form holds while it is the author's turn.
  draft jsonb,
  -- Raised by every save, so that no device overwrites what another one saved.
  version integer not null default 1,
  -- Whether name and ORCID iD stand beside accepted lines.
  is_credited boolean not null default true,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  -- From the curator to the author, with the last decision.
  decision_note text,
  check (state = 'draft' or sent_at is not null)
);

create unique index paper_submission_open on community.paper_submission (submitter_id, pubmed_id) where state <> 'decided';
create index paper_submission_state on community.paper_submission (state, sent_at);

-- One statement of a submission that was sent.
create table community.paper_line (
  line_id bigint generated always as identity primary key,
  submission_id bigint not null references community.paper_submission on delete cascade,
  place smallint not null,
  line_kind text not null check (line_kind in ('annotation', 'objection', 'phenotype', 'interaction')),
  locus_name text not null,
  -- Of an annotation, or of the one that is objected to.
  term_id text,
  evidence_code text,
  -- Loci: partners of an annotation by interaction, or the one partner of an interaction.
  partners text[] not null default '{}',
  germplasm_name text,
  phenotype text,
  relation text check (relation in ('physical', 'regulates', 'activates', 'represses', 'genetic')),
  -- PSI-MI.
  method_id text,
  -- Why the annotation is wrong.
  reason text,
  line_state text not null default 'waiting' check (line_state in ('waiting', 'second_check', 'questioned', 'accepted', 'declined')),
  -- The first curator who accepted it, and when.
  approved_by bigint references community.member (community_id),
  approved_at timestamptz,
  -- The second curator, if the site wants two.
  checked_by bigint references community.member (community_id),
  -- Who asked or declined.
  answered_by bigint references community.member (community_id),
  answered_at timestamptz,
  decline_reason text check (decline_reason in ('not_shown', 'already_there', 'wrong_gene', 'evidence_does_not_fit', 'other')),
  line_note text,
  -- The first release that has it.
  release_id text,
  check (line_kind not in ('annotation', 'objection') or term_id is not null),
  check (line_kind <> 'annotation' or evidence_code is not null),
  check (line_kind <> 'objection' or reason is not null),
  check (line_kind <> 'phenotype' or (germplasm_name is not null and phenotype is not null)),
  check (line_kind <> 'interaction' or (relation is not null and cardinality(partners) = 1))
);

create index paper_line_submission on community.paper_line (submission_id, place);
create index paper_line_accepted on community.paper_line (line_id) where line_state = 'accepted';
