-- Working tables; dropped at the end.

-- If two files list a term, the one with a definition wins.
create temporary table named_term as
select distinct on (natural_key) *
from (select coalesce(term_id, category || ':' || name) as natural_key, * from ontology_term_line) as line
order by natural_key, definition is null, is_obsolete, name, definition;

-- A TAIR number is a key only if it belongs to exactly one term.
create temporary table keyed_term as
select named.natural_key, accession.tair_keyword_id as key
from named_term as named
left join (
  select min(term_id) as natural_key, tair_keyword_id from keyword_accession group by tair_keyword_id having count(distinct term_id) = 1
) as accession using (natural_key);

select community.mint_keys('keyword', 'keyed_term');

insert into ontology_term (keyword_id, natural_key, external_id, name, category, definition, is_obsolete, date_last_modified)
select key, natural_key, term_id, name, category, definition, is_obsolete, date_last_modified
from named_term join keyed_term using (natural_key);

-- All current and former ids of a term. The id of a term never refers to another one.
create temporary table known_id as
select natural_key as id, keyword_id, is_obsolete from ontology_term
union all
(
  select distinct on (alternative_id) alternative_id, keyword_id, is_obsolete
  from ontology_alternative_line join ontology_term on natural_key = term_id
  where not exists (select from ontology_term as own where own.natural_key = alternative_id)
  order by alternative_id, is_obsolete, keyword_id
);
analyze ontology_term, known_id;

insert into ontology_synonym (keyword_id, synonym)
select distinct known.keyword_id, line.synonym
from ontology_synonym_line as line
join known_id as known on known.id = line.term_id
join ontology_term as term on term.keyword_id = known.keyword_id and term.name <> line.synonym;

-- Two files of different dates: a graph may lead through terms that no file names. They are passed over, and what is above them holds.
create temporary table graph_edge as
with recursive climb (child, relationship, parent) as (
  select line.child, line.relationship, line.parent from ontology_graph_line as line join known_id as known on known.id = line.child
  union
  select climb.child, case when 'part_of' in (climb.relationship, above.relationship) then 'part_of' else 'is_a' end, above.parent
  from climb
  join ontology_graph_line as above on above.child = climb.parent
  where climb.relationship in ('is_a', 'part_of') and above.relationship in ('is_a', 'part_of')
    and not exists (select from known_id where known_id.id = climb.parent)
)
select child, relationship, parent from climb;

-- Edges of an older file may lead to terms that are now obsolete and belong to no hierarchy.
insert into ontology_edge (child_id, relationship, parent_id)
select distinct child.keyword_id, line.relationship, parent.keyword_id
from (
  select child, relationship, parent from graph_edge
  union all
  select child, relationship, parent from ontology_edge_line as other
  where relationship in ('replaced_by', 'consider')
    or not exists (select from ontology_graph_line as listed where listed.child = other.child)
) as line
join known_id as child on child.id = line.child
join known_id as parent on parent.id = line.parent
where child.keyword_id <> parent.keyword_id
  and (line.relationship in ('replaced_by', 'consider') or not (child.is_obsolete or parent.is_obsolete));

-- Two files of different years can contradict each other: a term that was part of a subtype of another may since have been merged into
-- that other, which would make it part of its own subtype (GO:0071048, merged into GO:0071028, was part of GO:0071030). is_a holds.
create temporary table subtype as
with recursive walk (child_id, parent_id) as (
  select child_id, parent_id from ontology_edge where relationship = 'is_a'
  union
  select walk.child_id, edge.parent_id from walk join ontology_edge as edge on edge.child_id = walk.parent_id and edge.relationship = 'is_a'
)
select child_id, parent_id from walk;
create index on subtype (child_id);
analyze subtype, ontology_edge;

delete from ontology_edge as edge
where edge.relationship = 'part_of'
  and exists (select from subtype where subtype.child_id = edge.parent_id and subtype.parent_id = edge.child_id);

create temporary table step as
select distinct child_id, parent_id from ontology_edge where relationship in ('is_a', 'part_of');
create index on step (child_id);
analyze step;

-- Follows is_a and part_of but not regulates. UNION terminates even if there are cycles.
insert into ontology_closure (descendant_id, ancestor_id)
with recursive walk (descendant_id, ancestor_id) as (
  select child_id, parent_id from step
  union
  select walk.descendant_id, step.parent_id from walk join step on step.child_id = walk.ancestor_id
)
select descendant_id, ancestor_id from walk;

do $$
declare circular text;
begin
  select string_agg(natural_key, ', ' order by natural_key) into circular
  from ontology_closure join ontology_term on keyword_id = descendant_id
  where descendant_id = ancestor_id;
  if circular is not null then raise exception 'Terms of an ontology are their own ancestors: %', circular; end if;
end
$$;

-- A term belongs to the slim terms above it within its aspect; of a slim term and one below it, to the one below.
-- A slim term that is obsolete by now stands for the one that replaced it, and groups nothing if none did.
create temporary table slim_term as
select coalesce(replacing.parent_id, known.keyword_id) as keyword_id, min(line.slim_group) as slim_group, bool_and(known.is_obsolete and replacing.parent_id is null) as is_gone
from ontology_slim_line as line join known_id as known on known.id = line.term_id
left join ontology_edge as replacing on known.is_obsolete and replacing.child_id = known.keyword_id and replacing.relationship = 'replaced_by'
group by 1;

insert into contradiction (kind, name, statement)
select 'keyword', natural_key, 'the slim groups by this term, which is obsolete and was not replaced, so that the group has no cell'
from slim_term join ontology_term using (keyword_id) where is_gone;
delete from slim_term where is_gone;

create temporary table slim_above as
select keyword_id, keyword_id as slim_id from slim_term
union all
select term.keyword_id, above.keyword_id
from ontology_closure as path
join slim_term on slim_term.keyword_id = path.ancestor_id
join ontology_term as above on above.keyword_id = path.ancestor_id
join ontology_term as term on term.keyword_id = path.descendant_id and term.category = above.category;
create index on slim_above (keyword_id);
analyze slim_above, ontology_closure;

insert into ontology_slim (keyword_id, slim_group)
select distinct slim_above.keyword_id, slim_term.slim_group
from slim_above join slim_term on slim_term.keyword_id = slim_above.slim_id
where not exists (
  select from slim_above as nearer
  join ontology_closure as path on path.descendant_id = nearer.slim_id and path.ancestor_id = slim_above.slim_id
  where nearer.keyword_id = slim_above.keyword_id
);

-- Annotations. An empty string stands for missing evidence, so that equal annotations join.
create temporary table told as
select line.*, known.keyword_id, coalesce(line.evidence_code, '') as evidence
from annotation_line as line join known_id as known on known.id = line.term_id;
analyze told;

-- The lists of genetic loci are spelled in capitals.
update told set locus_name = locus.name from locus where is_genetic and upper(name) = upper(locus_name) and name <> locus_name;

-- A list without qualifiers cannot say NOT: what a qualified file denies with the same evidence, and does not affirm, the list only repeats.
create temporary table stated as
select distinct locus_name, keyword_id, evidence, is_negated
from told
where standing = 'complete' or standing = 'part' and is_negated
  or standing = 'evidence' and ((locus_name, keyword_id, evidence) not in (select locus_name, keyword_id, evidence from told where is_negated)
    or (locus_name, keyword_id, evidence) in (select locus_name, keyword_id, evidence from told where standing in ('complete', 'part') and not is_negated))
  or standing = 'detail' and not exists (select from annotation_line where standing = 'evidence');
create index on stated (locus_name, keyword_id);
analyze stated;

-- A pair that is only denied is not affirmed by a list without qualifiers either.
insert into stated
select distinct locus_name, keyword_id, '', false
from told
where standing = 'pair'
  and not exists (select from stated where stated.locus_name = told.locus_name and stated.keyword_id = told.keyword_id);

-- What was withdrawn is left out, and noted. A withdrawal of something that no source states any more can go.
create temporary table withdrawn as
select line.*, known.keyword_id, coalesce(line.evidence_code, '') as evidence
from annotation_withdrawal_line as line join known_id as known on known.id = line.term_id;

insert into withdrawn_annotation
select distinct on (locus.locus_id, keyword_id, evidence)
  locus.locus_id, keyword_id, withdrawn.evidence_code, reason, pubmed_id, contributor_name, contributor_orcid, withdrawn_on
from withdrawn join locus on locus.name = withdrawn.locus_name join stated using (locus_name, keyword_id, evidence)
where not stated.is_negated
order by locus.locus_id, keyword_id, evidence, withdrawn_on, reason;

insert into contradiction (kind, name, statement)
select 'keyword', locus_name || ' ' || term_id, 'an annotation was withdrawn that no source states any more'
from withdrawn
where not exists (
  select from stated
  where stated.locus_name = withdrawn.locus_name and stated.keyword_id = withdrawn.keyword_id and stated.evidence = withdrawn.evidence
    and not stated.is_negated
);

delete from stated using withdrawn
where stated.locus_name = withdrawn.locus_name and stated.keyword_id = withdrawn.keyword_id and stated.evidence = withdrawn.evidence
  and not stated.is_negated;

insert into annotation (annotation_id, locus_name, locus_id, keyword_id, is_negated, relationship, evidence_code)
select
  row_number() over (order by stated.locus_name, stated.keyword_id, stated.evidence, stated.is_negated),
  stated.locus_name,
  locus.locus_id,
  stated.keyword_id,
  stated.is_negated,
  related.relationship,
  nullif(stated.evidence, '')
from stated
left join locus on locus.name = stated.locus_name
left join (
  select locus_name, keyword_id, evidence, is_negated, min(relationship) as relationship
  from told where relationship is not null
  group by locus_name, keyword_id, evidence, is_negated
) as related using (locus_name, keyword_id, evidence, is_negated);
analyze annotation;

-- A reference has a TAIR number, a PubMed ID or both; the file of publications supplies the missing one.
create temporary table cited as
select min(reference_id) as reference_id, pubmed_id from locus_publication where pubmed_id is not null group by pubmed_id;

insert into annotation_reference
select
  annotation.annotation_id,
  coalesce(told.reference_type, case when by_pubmed.reference_id is not null then 'Publication' end),
  coalesce(told.reference_id, by_pubmed.reference_id),
  coalesce(told.pubmed_id, by_reference.pubmed_id),
  min(told.evidence_description),
  string_agg(distinct told.evidence_with, '|'),
  max(told.annotation_date),
  min(told.assigned_by),
  min(credit.contributor_name),
  min(credit.contributor_orcid),
  min(credit.approver_name),
  min(credit.approver_orcid)
from annotation
join told on told.locus_name = annotation.locus_name and told.keyword_id = annotation.keyword_id
  and told.evidence = coalesce(annotation.evidence_code, '') and told.is_negated = annotation.is_negated
left join cited as by_pubmed on by_pubmed.pubmed_id = told.pubmed_id
left join (select reference_id, min(pubmed_id) as pubmed_id from cited group by reference_id) as by_reference
  on by_reference.reference_id = told.reference_id and told.reference_type = 'Publication'
left join annotation_credit_line as credit
  on credit.locus_name = told.locus_name and credit.term_id = told.term_id and credit.evidence_code = told.evidence_code
  and credit.pubmed_id = told.pubmed_id and not told.is_negated
where told.reference_id is not null or told.pubmed_id is not null
group by 1, 2, 3, 4;

insert into publication_keyword (reference_id, keyword_id, annotation_count, is_denied)
select reference_id, keyword_id, count(distinct annotation_id), bool_and(is_negated)
from (
  select reference.reference_id, annotation.keyword_id, annotation_id, annotation.is_negated
  from annotation_reference as reference join annotation using (annotation_id)
  where reference.reference_id is not null
  union all
  select line.reference_id, term.keyword_id, null, false
  from publication_keyword_line as line join ontology_term as term on term.name = line.keyword and term.category = line.category
) as given
group by reference_id, keyword_id;

drop table named_term, keyed_term, known_id, graph_edge, slim_term, slim_above, subtype, step, told, stated, withdrawn, cited;
