-- Working tables; dropped at the end.

-- Gene models of the release, models known only from descriptions (uORFs, models of loci without features), and models with a TAIR
-- number that are no longer in the release, which are obsolete. Genetic loci are described under their own names and are not models.
create temporary table named_gene as
select
  named.name,
  named.is_obsolete,
  upper(split_part(named.name, '.', 1)) as locus_name,
  tair_object_id,
  named.name as natural_key,
  tair_object_id as key
from (
  select name, bool_and(is_obsolete) as is_obsolete
  from (
    select name, false as is_obsolete from gene_model
    union all
    select name, false from functional_description where name ~* '^AT[1-5CM]G[0-9]{5}\.'
    union all
    select gene_model_name, true from gene_accession
  ) as claimed
  group by name
) as named
left join (
  select gene_model_name as name, min(tair_object_id) as tair_object_id from gene_accession group by 1
) as accession on accession.name = named.name;

select community.mint_keys('gene', 'named_gene');

create temporary table described as
select distinct on (name)
  name, gene_model_type, coalesce(curator_summary, short_description, computational_description) as description
from functional_description
order by name, curator_summary, short_description, computational_description;

analyze described;

insert into gene (
  gene_id, name, tair_object_id, locus_id, is_obsolete, is_representative, gene_model_type, description,
  chromosome, start_position, end_position, orientation, confidence_class, confidence_rating
)
select
  named.key,
  named.name,
  named.tair_object_id,
  coalesce(model.locus_id, locus.locus_id),
  named.is_obsolete,
  coalesce(model.is_representative, false),
  coalesce(model.gene_model_type, described.gene_model_type, 'unknown'),
  described.description,
  model.chromosome,
  model.start_position,
  model.end_position,
  model.orientation,
  class.confidence_class,
  rating.stars
from named_gene as named
left join gene_model as model on model.name = named.name
left join locus on locus.name = named.locus_name
left join described on described.name = named.name
left join (
  select gene_model_name as name, min(confidence_class) as confidence_class from gene_model_confidence_class group by 1
) as class on class.name = named.name
left join (
  select gene_model_name as name, max(stars) as stars from gene_model_confidence_rating group by 1
) as rating on rating.name = named.name;

-- The table of families says what a cell means, and a page does not. A page is about the family with which it shares most of its loci.
create temporary table table_family as
select distinct on (code) code, family
from (
  select page.code, member.family, count(*)::numeric / (page.size + member.size - count(*)) as likeness
  from (select code, locus_name, count(*) over (partition by code) as size from gene_family_page_line group by 1, 2) as page
  join (
    select family, locus_name, count(*) over (partition by family) as size from gene_family_member where locus_name is not null group by 1, 2
  ) as member using (locus_name)
  group by page.code, page.size, member.family, member.size
) as compared
where likeness >= 0.5
order by code, likeness desc, family;

insert into gene_family_gene
select distinct on (line.code, line.locus_name)
  line.code,
  line.locus_name,
  coalesce(member.sub_family, case when member.locus_name is null and line.gene_name is not null then line.first_cell end),
  coalesce(member.gene_name, line.gene_name, case when member.locus_name is null then line.first_cell end),
  coalesce(member.protein_function, line.description)
from gene_family_page_line as line
left join table_family using (code)
left join gene_family_member as member on member.family = table_family.family and member.locus_name = line.locus_name
order by line.code, line.locus_name, member.gene_name, member.sub_family, line.gene_name, line.description;

-- Curators may list a family that no page tells of.
insert into gene_family
select
  code, coalesce(detail.name, page.name), coalesce(page.gene_count, 0), count_text, submitter_name, submitter_type, submitter_id
from (select code, min(family) as name, count(distinct locus_name) as gene_count from gene_family_page_line group by code) as page
full join (select distinct on (coalesce(code, name)) * from gene_family_detail order by coalesce(code, name), name) as detail using (code);

drop table named_gene, described, table_family;

create index on gene (locus_id);
create index on gene_model_refseq (gene_model_name);
analyze gene, gene_model_refseq, gene_family, gene_family_gene;
