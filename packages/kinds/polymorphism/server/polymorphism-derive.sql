-- Working tables; dropped at the end.

-- The models that flanks hit. Whatever is not a model of a locus in the release (transposable elements such as AT1TE25670, microRNAs) does not count as a gene here.
create temporary table flank_gene as
select distinct flank.name, flank.line, locus.name as locus_name, locus.locus_id, flank.gene_model_name, flank.region
from insertion_flank as flank
join locus on locus.name = substring(flank.gene_model_name from '^(AT[1-5CM]G[0-9]{5})(?:\.|$)');
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

drop table flank_gene, unplaced_line, named_polymorphism;

create index on polymorphism (line) where line is not null;
create index on polymorphism_gene (polymorphism_id);
create index on polymorphism_gene (locus_id);
create index on insertion_line_check (locus_name);
create index on polymorphism_germplasm (germplasm_id);
analyze insertion_line_check, polymorphism, polymorphism_gene, polymorphism_germplasm, polymorphism_publication;
