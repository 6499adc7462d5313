-- Working tables; dropped at the end.

-- The models that flanks hit. Whatever is not a model of a locus in the release (transposable elements such as AT1TE25670, microRNAs) does not count as a gene here.
-- The file calls exons CDS or UTR also in loci none of whose models codes for a protein.
create temporary table flank_gene as
select distinct
  flank.name, flank.line, locus.name as locus_name, locus.locus_id, flank.gene_model_name,
  case when coding.locus_name is null and flank.region in ('CDS', 'UTR5', 'UTR3') then 'Exon' else flank.region end as region
from insertion_flank as flank
join locus on locus.name = substring(flank.gene_model_name from '^(AT[1-5CM]G[0-9]{5})(?:\.|$)')
left join (select distinct locus_name from gene_model_feature where feature_type = 'CDS') as coding on coding.locus_name = locus.name;
create index on flank_gene (line, locus_name);
analyze flank_gene;

-- A line of the confirmation pipeline is a polymorphism of its own only if no sequenced flank of the same line lies in the same locus:
-- an insertion that was found twice is counted once.
create temporary table unplaced_line as
select distinct checked.line, checked.locus_name, checked.region
from insertion_line_check as checked
where not exists (
  select from flank_gene where flank_gene.line = checked.line and flank_gene.locus_name = checked.locus_name
);

-- Region as published → site: in a model it is the gene; if nothing is hit it is between genes; the 130 to 500 bases before the start are beside it.
create temporary table named_polymorphism as
select distinct on (upper(name)) name as natural_key, tair_object_id as key, named.*
from (
  select
    1 as preference, name, null as line, tair_object_id, polymorphism_type, insertion_type, chromosome, start_position, end_position,
    construct_type, mutagen, mutation_site, inheritance, allele_mode, description, aliases,
    flank1, flank2, insertion_flanking_sequence, genbank_accession
  from polymorphism_line
  union all
  select
    2, name, min(line), null, 'insertion', 'T-DNA', min(chromosome), min(position), min(position),
    null, 'T-DNA insertion', case when count(hit) > 0 then 'gene' when count(gene_model_name) = 0 then 'intergenic_region' end, null, null, null, null,
    null, null, null, null
  from insertion_flank
  left join (select distinct name as hit from flank_gene) as hits on hits.hit = insertion_flank.name
  group by name
  union all
  select
    -- Its location is not published; the AGI name of the locus gives the chromosome.
    3, line, line, null, 'insertion', 'T-DNA', 'Chr' || substring(min(locus_name) from 3 for 1), null, null,
    null, 'T-DNA insertion',
    case when bool_or(region in ('Exon', 'Intron', 'UTR5', 'UTR3')) then 'gene' when bool_or(region like '%-5''') then 'genic_region' end,
    null, null, null, null,
    null, null, null, null
  from unplaced_line
  group by line
) as named
-- Names are looked up whatever their case (DPOLY-002), so spellings that differ in case only are one polymorphism.
order by upper(name), preference, name;

select community.mint_keys('polymorphism', 'named_polymorphism');

insert into polymorphism
select
  named.key, named.name, named.line, named.tair_object_id, named.polymorphism_type, named.insertion_type,
  named.chromosome, named.start_position, named.end_position, named.construct_type, named.mutagen, named.mutation_site, named.inheritance, named.allele_mode,
  named.description, named.aliases, named.flank1, named.flank2, named.insertion_flanking_sequence, named.genbank_accession
from named_polymorphism as named;

analyze polymorphism;

insert into polymorphism_gene
select polymorphism.polymorphism_id, flank_gene.locus_id, flank_gene.gene_model_name, flank_gene.region
from flank_gene
join polymorphism on polymorphism.name = flank_gene.name
union
select polymorphism.polymorphism_id, locus.locus_id, null, target.region
from unplaced_line as target
join polymorphism on polymorphism.name = target.line
join locus on locus.name = target.locus_name
union
select polymorphism.polymorphism_id, locus.locus_id, null, null
from polymorphism_line as written
join polymorphism on polymorphism.name = written.name
cross join regexp_split_to_table(written.loci, ' *; *') as named
join locus on locus.name = named;

-- A germplasm named after its insertion line carries the line's polymorphisms; C at the end of a Salk line marks a homozygous stock.
insert into polymorphism_germplasm
select polymorphism.polymorphism_id, germplasm.germplasm_id
from germplasm
join polymorphism on upper(polymorphism.line) = regexp_replace(upper(germplasm.name), '^(SALK_[0-9]+)C$', '\1')
union
select polymorphism.polymorphism_id, germplasm.germplasm_id
from polymorphism_line as written
join polymorphism on polymorphism.name = written.name
cross join regexp_split_to_table(written.germplasms, ' *; *') as named
join germplasm on germplasm.name = named
union
select polymorphism.polymorphism_id, germplasm.germplasm_id
from germplasm_allele as carried
join polymorphism on polymorphism.name = carried.polymorphism_name
join germplasm on germplasm.name = carried.germplasm_name;

insert into polymorphism_publication
select distinct polymorphism.polymorphism_id, publication.reference_id
from polymorphism_line as written
join polymorphism on polymorphism.name = written.name
cross join regexp_split_to_table(written.reference_ids, ' *; *') as number
join publication on publication.reference_id = number::bigint;

-- What the files call the part that is hit, from the most to the least useful.
create temporary table region_part (region, part, place) as
values
  ('CDS', 'coding exon', 1),
  ('Exon', 'exon', 2),
  ('Intron', 'intron', 3),
  ('UTR5', '5′ UTR', 4),
  ('UTR3', '3′ UTR', 5),
  ('F130-5''', 'before the gene', 6),
  ('L500-5''', 'before the gene', 6),
  ('P500-5''', 'before the gene', 6),
  ('R500-5''', 'before the gene', 6);

-- A line is ordered for a gene in use, so obsolete loci and those without a place are left out.
create temporary table flanked as
select
  flank_gene.locus_id, flank_gene.line, min(place) as place,
  -- A line with several flanks in one gene is placed by the best of them.
  min(flank.chromosome) as chromosome, (array_agg(flank.position order by place nulls last, flank.position))[1] as position
from flank_gene
join locus on locus.locus_id = flank_gene.locus_id and not locus.is_obsolete and locus.start_position is not null
join insertion_flank as flank on flank.name = flank_gene.name and flank.gene_model_name = flank_gene.gene_model_name
left join region_part on region_part.region = flank_gene.region
group by flank_gene.locus_id, flank_gene.line;

-- The same line is often genotyped several times: homozygous plants were found if they were found once.
create temporary table genotyped as
select
  locus.locus_id, line, min(place) as place,
  min(case when genotype like 'HM%' then 1 when genotype = 'HZ' then 2 when genotype = 'WT' then 3 else 4 end) as zygosity,
  min(deposited_on) as deposited_on,
  coalesce(bool_or(genotype like 'HM%' and part = 'exon'), false) as is_homozygous_exon,
  coalesce(bool_or(genotype like 'HM%' and part = 'exon' and deposited_on is not null), false) as is_deposited_exon
from insertion_line_check as checked
join locus on locus.name = checked.locus_name and not locus.is_obsolete and locus.start_position is not null
left join region_part on region_part.region = checked.region
group by locus.locus_id, line;

create temporary table ordered as
select
  locus_id, line, flanked.place as flank_place, genotyped.place as genotyped_place, least(flanked.place, genotyped.place) as place,
  case when flanked.locus_id is null then 'genotyping' when genotyped.locus_id is null then 'flank' else 'both' end as known_from,
  flanked.chromosome, flanked.position, coalesce(zygosity, 4) as zygosity, deposited_on,
  coalesce(is_homozygous_exon, false) as is_homozygous_exon, coalesce(is_deposited_exon, false) as is_deposited_exon,
  count(*) over (partition by line) - 1 as other_loci
from flanked
full join genotyped using (locus_id, line);

insert into mutant
select
  row_number() over (
    order by
      locus.name, ordered.place nulls last,
      -- Not known is better than known not to be homozygous.
      case zygosity when 1 then 1 when 4 then 2 when 2 then 3 else 4 end,
      deposited_on is null, other_loci, line
  ),
  locus_id, line, flank_part.part, genotyped_part.part, coalesce(best_part.part, 'not known'), ordered.known_from, ordered.chromosome, position,
  (array['homozygous', 'heterozygous', 'wild type', 'not known'])[zygosity], deposited_on, is_homozygous_exon, is_deposited_exon, other_loci
from ordered
join locus using (locus_id)
left join (select distinct part, place from region_part) as flank_part on flank_part.place = flank_place
left join (select distinct part, place from region_part) as genotyped_part on genotyped_part.place = genotyped_place
left join (select distinct part, place from region_part) as best_part on best_part.place = ordered.place;

drop table flank_gene, unplaced_line, named_polymorphism, region_part, flanked, genotyped, ordered;

create index on polymorphism (line) where line is not null;
create index on polymorphism_gene (polymorphism_id);
create index on polymorphism_gene (locus_id);
create index on insertion_line_check (locus_name);
create index on mutant (locus_id);
create index on polymorphism_germplasm (germplasm_id);
analyze insertion_line_check, mutant, polymorphism, polymorphism_gene, polymorphism_germplasm, polymorphism_publication;
