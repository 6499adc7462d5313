-- Counts. Negated annotations (NOT) are not counted. What is counted must be what a search finds: loci are those with a current record,
-- publications those with a record.
create index on ontology_closure (ancestor_id);
analyze ontology_closure;

-- The groups of evidence-codes.ts.
create temporary table evidence_group (code text primary key, name text not null);
insert into evidence_group (code, name) values
  ('EXP', 'experimental'), ('IDA', 'experimental'), ('IPI', 'experimental'), ('IMP', 'experimental'), ('IGI', 'experimental'),
  ('IEP', 'experimental'), ('HTP', 'experimental'), ('HDA', 'experimental'), ('HMP', 'experimental'), ('HGI', 'experimental'),
  ('HEP', 'experimental'),
  ('ISS', 'computational'), ('ISO', 'computational'), ('ISA', 'computational'), ('ISM', 'computational'), ('IGC', 'computational'),
  ('IBA', 'computational'), ('IBD', 'computational'), ('IKR', 'computational'), ('IRD', 'computational'), ('RCA', 'computational'),
  ('IEA', 'computational'),
  ('TAS', 'author'), ('NAS', 'author'),
  ('IC', 'curator'), ('ND', 'curator');

create temporary table term_gene as
select
  annotation.keyword_id,
  coalesce(evidence_group.name, 'not_stated') as evidence_group,
  annotation.locus_name,
  locus.is_obsolete is false as is_current,
  count(*) as annotations
from annotation
left join evidence_group on evidence_group.code = annotation.evidence_code
left join locus on locus.locus_id = annotation.locus_id
where not annotation.is_negated
group by 1, 2, 3, 4;
analyze term_gene;

create temporary table reached_gene as
select keyword_id, false as with_children, evidence_group, locus_name, is_current, annotations from term_gene
union all
select keyword_id, true, evidence_group, locus_name, is_current, sum(annotations)
from (
  select keyword_id, evidence_group, locus_name, is_current, annotations from term_gene
  union all
  select ancestor_id, evidence_group, locus_name, is_current, annotations
  from term_gene join ontology_closure on descendant_id = term_gene.keyword_id
) as below
group by keyword_id, evidence_group, locus_name, is_current;
analyze reached_gene;

insert into keyword_evidence (keyword_id, with_children, evidence_group, annotation_count, gene_count, locus_count)
select keyword_id, with_children, evidence_group, sum(annotations), count(*), count(*) filter (where is_current)
from reached_gene
group by keyword_id, with_children, evidence_group
union all
select keyword_id, with_children, 'any', sum(annotations), count(*), count(*) filter (where is_current)
from (
  select keyword_id, with_children, locus_name, is_current, sum(annotations) as annotations
  from reached_gene
  group by keyword_id, with_children, locus_name, is_current
) as gene
group by keyword_id, with_children;
analyze keyword_evidence;

create temporary table term_publication as
select keyword_id, reference_id from publication_keyword join publication using (reference_id) where not is_denied;
analyze term_publication;

insert into keyword_count
select
  keyword_id,
  coalesce(own.locus_count, 0),
  coalesce(publications.count, 0),
  coalesce(own.annotation_count, 0),
  coalesce(total.locus_count, 0),
  coalesce(total_publications.count, 0),
  coalesce(total.annotation_count, 0)
from ontology_term
left join (select * from keyword_evidence where evidence_group = 'any' and not with_children) as own using (keyword_id)
left join (select * from keyword_evidence where evidence_group = 'any' and with_children) as total using (keyword_id)
left join (select keyword_id, count(*) from term_publication group by 1) as publications using (keyword_id)
left join (
  select keyword_id, count(*)
  from (
    select keyword_id, reference_id from term_publication
    union
    select ancestor_id, reference_id from term_publication join ontology_closure on descendant_id = term_publication.keyword_id
  ) as below
  group by 1
) as total_publications using (keyword_id);

drop table evidence_group, term_gene, reached_gene, term_publication;

create index on ontology_edge (parent_id);
create index on annotation (locus_id); create index on annotation (keyword_id); create index on annotation (locus_name);
create index on annotation_reference (annotation_id);
create index on withdrawn_annotation (locus_id);
create index on annotation_reference (reference_id);
analyze ontology_slim, ontology_synonym, annotation_reference, publication_keyword, keyword_count;
