-- Rows of the source files.

create table ontology_term_line (
  -- GO:0009908, PO:0009046; null for methods and user-defined keywords.
  term_id text,
  name text not null,
  category text not null,
  definition text,
  is_obsolete boolean not null,
  date_last_modified date
);

-- Ids of terms that were merged into another.
create table ontology_alternative_line (
  term_id text not null,
  alternative_id text not null
);

create table ontology_synonym_line (
  term_id text not null,
  synonym text not null,
  -- EXACT, BROAD, NARROW, RELATED; null if the file does not tell.
  scope text
);

-- is_a, part_of, regulates, …; also replaced_by and consider, which lead from an obsolete term to others.
create table ontology_edge_line (
  child text not null,
  relationship text not null,
  parent text not null
);

-- Edges of a file that holds the whole graph: other files' edges above the terms it lists are not used.
create table ontology_graph_line (
  child text not null,
  relationship text not null,
  parent text not null
);

-- Terms that the plant slim of TAIR groups the Gene Ontology by.
create table ontology_slim_line (
  term_id text not null,
  slim_group text not null
);

create table keyword_accession (
  term_id text not null,
  tair_keyword_id bigint not null
);

create table annotation_line (
  -- 'complete': the line is an annotation by itself; 'detail': only if no file lists annotations with evidence;
  -- 'evidence': only locus, term and evidence, without saying what is denied; 'pair': without evidence as well;
  -- 'part': of a file that was cut: it denies, and adds to what other files state.
  standing text not null,
  locus_name text not null,
  term_id text not null,
  is_negated boolean not null,
  relationship text,
  evidence_code text,
  evidence_description text,
  evidence_with text,
  reference_type text,
  reference_id bigint,
  pubmed_id integer,
  annotation_date date,
  -- The database or group that made it.
  assigned_by text
);

-- Who made and who approved annotations that came from members of a site of ours; left out where they want no name.
create table annotation_credit_line (
  locus_name text not null,
  term_id text not null,
  evidence_code text not null,
  pubmed_id integer not null,
  contributor_name text,
  contributor_orcid text,
  approver_name text,
  approver_orcid text
);

-- Annotations that a curator found to be wrong, as their author says; they are left out as long as a source states them.
create table annotation_withdrawal_line (
  locus_name text not null,
  term_id text not null,
  -- Null: the annotation that names no evidence.
  evidence_code text,
  reason text not null,
  pubmed_id integer not null,
  contributor_name text,
  contributor_orcid text,
  withdrawn_on date not null
);

-- Keywords that curators assign to whole publications.
create table publication_keyword_line (
  reference_id bigint not null,
  keyword text not null,
  category text not null
);

-- Derived tables, filled by keyword-derive.sql.

create table ontology_term (
  keyword_id bigint primary key,
  -- The id of the term, or else its category and name.
  natural_key text not null unique,
  external_id text,
  name text not null,
  category text not null,
  definition text,
  is_obsolete boolean not null,
  date_last_modified date
);

create table ontology_synonym (
  keyword_id bigint not null,
  synonym text not null,
  primary key (keyword_id, synonym)
);

create table ontology_edge (
  child_id bigint not null,
  relationship text not null,
  parent_id bigint not null,
  primary key (child_id, relationship, parent_id)
);

-- All ancestors of a term by is_a and part_of, without the term itself.
create table ontology_closure (
  descendant_id bigint not null,
  ancestor_id bigint not null,
  primary key (descendant_id, ancestor_id)
);

-- The slim groups of a term: those nearest above it.
create table ontology_slim (
  keyword_id bigint not null,
  slim_group text not null,
  primary key (keyword_id, slim_group)
);

-- One for each locus, keyword, evidence and negation, however many files and references list it.
create table annotation (
  annotation_id bigint primary key,
  locus_name text not null,
  -- Null for genetic loci, which have no record.
  locus_id bigint,
  keyword_id bigint not null,
  is_negated boolean not null,
  relationship text,
  evidence_code text
);

create table annotation_reference (
  annotation_id bigint not null,
  reference_type text,
  reference_id bigint,
  pubmed_id integer,
  evidence_description text,
  evidence_with text,
  annotation_date date,
  assigned_by text,
  -- Who of our members made it, and which curator approved it.
  contributor_name text,
  contributor_orcid text,
  approver_name text,
  approver_orcid text
);

-- What sources state and curators withdrew.
create table withdrawn_annotation (
  locus_id bigint not null,
  keyword_id bigint not null,
  evidence_code text,
  reason text not null,
  pubmed_id integer not null,
  contributor_name text,
  contributor_orcid text,
  withdrawn_on date not null
);

-- Keywords of a publication: assigned by curators, or from annotations that cite it.
create table publication_keyword (
  reference_id bigint not null,
  keyword_id bigint not null,
  annotation_count integer not null,
  -- All that is said of it are negated annotations: counts and searches leave it out.
  is_denied boolean not null,
  primary key (reference_id, keyword_id)
);

-- Counts of the term itself, and in total: of the term and its child terms, each thing once.
create table keyword_count (
  keyword_id bigint primary key,
  locus_count integer not null,
  publication_count integer not null,
  annotation_count integer not null,
  total_locus_count integer not null,
  total_publication_count integer not null,
  total_annotation_count integer not null
);

-- Annotations of a term by kind of evidence, and how many genes they are about. Terms without annotations have no rows.
create table keyword_evidence (
  keyword_id bigint not null,
  with_children boolean not null,
  -- A group of evidence-codes.ts, or 'any'.
  evidence_group text not null,
  annotation_count integer not null,
  gene_count integer not null,
  -- Genes with a current record, which a search for genes finds.
  locus_count integer not null,
  primary key (keyword_id, with_children, evidence_group)
);
