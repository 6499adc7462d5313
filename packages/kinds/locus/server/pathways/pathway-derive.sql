-- Two pathways of one name (methyl indole-3-acetate interconversion) are told apart by their ids.
insert into pathway (pathway_id, name)
select
  pathway,
  case when count(*) over (partition by lower(name)) > 1 then name || ' (' || pathway || ')' else name end
from (select pathway, min(pathway_name collate "C") as name from pathway_line group by pathway) as named;

insert into pathway_reaction (pathway_id, reaction, ec_numbers, other_gene_count)
select
  pathway,
  reaction,
  coalesce(array_agg(distinct ec_number) filter (where ec_number is not null), '{}'),
  count(distinct upper(gene)) filter (where locus.locus_id is null)
from pathway_line as line
left join locus on locus.name = upper(line.gene)
group by pathway, reaction;

insert into pathway_locus (pathway_id, reaction, locus_id)
select distinct pathway, reaction, locus.locus_id
from pathway_line as line join locus on locus.name = upper(line.gene);

create index on pathway_locus (locus_id);
analyze pathway, pathway_reaction, pathway_locus;
