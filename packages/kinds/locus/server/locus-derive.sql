create index on gene_model_feature (gene_model_name); create index on locus_name (locus_name); create index on locus_ncbi_gene (locus_name); create index on locus_publication (name);

-- Working tables; dropped at the end.

-- Which files name a locus, and in which standing. Spellings that differ only in case (DLL1, dll1) name one locus.
create temporary table claim as
select distinct upper(name) as natural_key, name, standing, source
from (
  select distinct locus_name as name, 'placed' as standing, null as source from gene_model_feature
  union all
  select locus_name, 'placed', null from locus_bounds
  union all
  select locus_name, 'listed', 'TAIR accessions of loci' from locus_accession
  union all
  select distinct locus_name, 'listed', 'Names and synonyms of loci' from locus_name
  union all
  select locus_name, standing, source from listed_locus
  union all
  -- The newest line of a history tells the status; of two lines of a day the one that obsoletes.
  select locus_name, 'obsolete', source
  from (
    select distinct on (locus_name) locus_name, is_obsolete
    from locus_history
    order by locus_name, changed_on desc nulls last, is_obsolete desc
  ) as newest
  cross join (values ('History of loci'), ('History of loci at TAIR')) as history (source)
  where is_obsolete
  union all
  select name, 'genetic', 'Gene aliases' from gene_alias
  union all
  select name, 'genetic', 'Functional descriptions' from functional_description
  union all
  select name, 'genetic', 'Publications of loci' from locus_publication
) as claimed
-- Under an AGI code these files have loci of the annotation, gene models and uORFs.
where standing <> 'genetic' or name !~* '^AT[1-5CM]G[0-9]{5}(\.|$)';

-- A locus is current if the annotation places it, and otherwise if a list or a mutant knows it and its history does not end it.
create temporary table named_locus as
select name, is_obsolete, is_genetic, known_from, tair_object_id, natural_key, tair_object_id as key
from (
  select
    natural_key,
    case when bool_and(standing = 'genetic')
      -- One list has all its names in capitals: AT4G16730-WS for AT4G16730-Ws.
      then coalesce(min(name collate "C") filter (where source <> 'Genetic loci with GO annotations'), min(name collate "C"))
      else natural_key end as name,
    not bool_or(standing = 'placed') and (bool_or(standing = 'obsolete') or bool_and(standing = 'dropped')) as is_obsolete,
    bool_and(standing = 'genetic') as is_genetic,
    case when bool_or(standing = 'placed') then '{}' else array_agg(distinct source) end as known_from
  from claim
  group by natural_key
) as named
-- The accession file writes one name in lower case (At1g47401).
left join (select upper(locus_name) as natural_key, min(tair_object_id) as tair_object_id from locus_accession group by 1) as accession
  using (natural_key);

select community.mint_keys('locus', 'named_locus');

-- A name that is described twice (ABS1) keeps one of its descriptions.
create temporary table described as
select distinct on (name)
  name,
  -- RPW8.1 is a genetic locus, not a gene model.
  upper(coalesce(substring(name from '(?i)^(AT[1-5CM]G[0-9]{5})\.[0-9]{1,9}$'), name)) as locus_key,
  substring(name from '\.([0-9]{1,9})$')::integer as model_number,
  gene_model_type,
  coalesce(curator_summary, short_description, computational_description) as description,
  computational_description
from functional_description
order by name, curator_summary, short_description, computational_description;

create temporary table model_span as
select
  gene_model_name as name,
  min(locus_name) as locus_name,
  substring(gene_model_name from '\.([0-9]{1,9})$')::integer as model_number,
  min(chromosome) as chromosome,
  min(start_position) as start_position,
  max(end_position) as end_position,
  min(orientation) as orientation,
  bool_or(feature_type = 'CDS') as is_coding
from gene_model_feature
group by gene_model_name;

-- Untranslated regions are what exons have outside the coding sequence (untranslated-regions.ts); a file that lists others is wrong.
insert into contradiction (kind, name, statement)
select 'gene', name, 'untranslated regions contradict exons and coding sequence, from which they are computed instead'
from (
  select
    gene_model_name as name,
    bool_or(feature_type = 'CDS') as is_coding,
    range_agg(place) filter (where feature_type = 'exon') - range_merge(range_agg(place) filter (where feature_type = 'CDS'))::int4multirange as computed,
    range_agg(place) filter (where feature_type in ('5UTR', '3UTR')) as listed
  from gene_model_feature
  cross join lateral (select int4range(start_position, end_position, '[]')) as covered (place)
  group by gene_model_name
) as model
where is_coding and listed <> computed;

-- Two loci have two lines (AT1G06740, AT3G05850: as a gene and as a transposable element gene): the lower code and the wider bounds hold.
create temporary table bounds as
select
  locus_name as name,
  min(chromosome) as chromosome,
  min(start_position) as start_position,
  max(end_position) as end_position,
  min(orientation) as orientation,
  min(type_code) as type_code
from locus_bounds
group by locus_name;

-- The five codes of the loci file. Code 4 holds every non-coding RNA, so no more than 'other_rna' can be said of it.
create temporary table code_type (type_code smallint primary key, gene_model_type text not null);
insert into code_type values
  (1, 'protein_coding'), (2, 'pseudogene'), (3, 'transposable_element_gene'), (4, 'other_rna'), (5, 'novel_transcribed_region');

-- The BED12 file has a line for each gene model.
create temporary table listed as
select
  upper(locus_name) as natural_key,
  min(gene_model_type) as gene_model_type,
  min(chromosome) as chromosome,
  min(start_position) as start_position,
  max(end_position) as end_position,
  min(orientation) as orientation
from listed_locus
group by 1;

analyze claim, named_locus, described, model_span, bounds, listed;

-- Type of a gene model: as described; else a coding sequence makes it protein coding; else the code of its locus; else unknown.
-- Code 1 says nothing of a model without coding sequence.
insert into gene_model (
  name, locus_id, model_number, is_representative, gene_model_type, description, chromosome, start_position, end_position, orientation
)
select
  model.name,
  named.key,
  model.model_number,
  row_number() over (partition by model.locus_name order by model.model_number nulls last, model.name) = 1,
  coalesce(
    described.gene_model_type,
    case when model.is_coding then 'protein_coding' end,
    case when bounds.type_code <> 1 then code_type.gene_model_type end,
    'unknown'
  ),
  described.description,
  model.chromosome,
  model.start_position,
  model.end_position,
  model.orientation
from model_span as model
join named_locus as named on named.name = model.locus_name
left join described on described.name = model.name
left join bounds on bounds.name = model.locus_name
left join code_type on code_type.type_code = bounds.type_code;

-- A locus is described and typed by its representative model; one without models by the lowest-numbered model that is described.
insert into locus (
  locus_id, name, tair_object_id, is_obsolete, is_genetic, known_from, gene_model_type, description, computational_description,
  chromosome, start_position, end_position, orientation
)
select
  named.key,
  named.name,
  named.tair_object_id,
  named.is_obsolete,
  named.is_genetic,
  named.known_from,
  coalesce(representative.gene_model_type, described.gene_model_type, code_type.gene_model_type, listed.gene_model_type, 'unknown'),
  described.description,
  described.computational_description,
  coalesce(bounds.chromosome, models.chromosome, listed.chromosome),
  -- The bounds of 5,081 loci are those of one model only, so that others would lie outside their locus.
  coalesce(least(bounds.start_position, models.start_position), listed.start_position),
  coalesce(greatest(bounds.end_position, models.end_position), listed.end_position),
  coalesce(bounds.orientation, models.orientation, listed.orientation)
from named_locus as named
left join bounds on bounds.name = named.name
left join code_type on code_type.type_code = bounds.type_code
left join gene_model as representative on representative.locus_id = named.key and representative.is_representative
left join listed on listed.natural_key = named.natural_key
left join (select distinct on (locus_key) * from described order by locus_key, model_number) as lowest
  on lowest.locus_key = named.natural_key
left join described on described.name = coalesce(representative.name, lowest.name)
left join (
  select locus_id, min(chromosome) as chromosome, min(start_position) as start_position,
    max(end_position) as end_position, min(orientation) as orientation
  from gene_model
  group by locus_id
) as models on models.locus_id = named.key;

insert into contradiction (kind, name, statement)
select 'locus', name, 'the published bounds leave out parts of gene models, so that the span is that of both'
from locus join bounds using (name)
where locus.start_position < bounds.start_position or locus.end_position > bounds.end_position;

-- Order of symbols: as curated; else those with a full name first and those with the species' prefix At last.
-- A symbol published with several full names (ABI3) has the one that its curators list first.
insert into locus_symbol (locus_id, rank, symbol, full_name)
select
  locus_id,
  row_number() over (partition by locus_id order by curated, full_name is null, symbol ~* '^at[a-z]', symbol) - 1,
  symbol,
  full_name
from (
  select distinct on (named.key, alias.symbol) named.key as locus_id, alias.symbol, alias.full_name, curated.rank as curated
  from named_locus as named
  join gene_alias as alias on upper(alias.name) = named.natural_key
  left join locus_name as curated on curated.locus_name = named.name and curated.name = alias.symbol
  left join locus_name as spelled on spelled.locus_name = named.name and spelled.name = alias.full_name
  order by named.key, alias.symbol, spelled.rank, alias.full_name, curated.rank
) as symbols;

insert into locus_namesake (locus_id, namesake_id)
select distinct genetic.locus_id, other.locus_id
from (
  select locus_id, upper(name) as symbol from locus where is_genetic
  union
  select locus_id, upper(symbol) from locus_symbol join locus using (locus_id) where is_genetic
) as genetic
join locus_symbol as shared on upper(shared.symbol) = genetic.symbol
join locus as other on other.locus_id = shared.locus_id and not other.is_genetic;

create temporary table numbered_change as
select
  row_number() over (order by line.locus_name, line.changed_on, line.comment, line.loci_involved) as change_id,
  locus.locus_id,
  line.*
from locus_history as line
join locus on locus.name = line.locus_name;

-- What an obsolete name was merged into, split into or replaced by is what its history involves.
insert into retired_identifier (kind, name, successor_name)
select distinct 'locus', locus_name, successor
from locus_history
left join lateral unnest(string_to_array(loci_involved, '|')) as successor on successor <> locus_name
where is_obsolete and locus_name not in (select name from locus where not is_obsolete)
union
-- No file tells what happened to a locus that was dropped.
select 'locus', name, null from locus where is_obsolete and name not in (select locus_name from locus_history);

-- A line of a locus that the release does not hold is of no record: history of loci that are in use elsewhere.
insert into locus_change (change_id, locus_id, update_type, changed_by, changed_on, comment)
select change_id, locus_id, update_type, changed_by, changed_on, comment from numbered_change;

insert into locus_change_involved (change_id, rank, locus_name, locus_id)
select change_id, rank, involved.name, locus.locus_id
from numbered_change as change
cross join lateral unnest(string_to_array(change.loci_involved, '|')) with ordinality as involved (name, rank)
left join locus on locus.name = involved.name;

-- Relatives within the plant are so in both directions.
insert into locus_paralog (locus_id, paralog_id)
select distinct own.locus_id, other.locus_id
from (
  select locus_name, paralog_name from paralog_pair union all select paralog_name, locus_name from paralog_pair
) as pair
join locus as own on own.name = pair.locus_name
join locus as other on other.name = pair.paralog_name
where own.locus_id <> other.locus_id;

-- Of several gene models or transcripts with the same ortholog the pair that is most alike, or scores highest, is measured.
insert into locus_ortholog (locus_id, plant_group, species, ortholog_name, method, source, identity, dn_ds, score)
select distinct on (locus.locus_id, species, ortholog_name) locus.locus_id, plant_group, species, ortholog_name, method, source, identity, dn_ds, score
from ortholog_line as line join locus on locus.name = line.locus_name
order by locus.locus_id, species, ortholog_name, plant_group, identity desc nulls last, score desc nulls last, dn_ds, method, source;

-- A name is an AGI code, NCBI's number of a gene, or a symbol that exactly one locus in use has.
create temporary table interactor as
with used as (select * from locus where not is_obsolete and not is_genetic)
select name, locus_id from used union all
select 'GENEID:' || ncbi_gene_id, locus_id from locus_ncbi_gene join used on name = locus_name union all
select upper(symbol), min(locus_id) from locus_symbol join used using (locus_id)
where upper(symbol) not in (select name from locus) group by upper(symbol) having count(distinct locus_id) = 1;
create index on interactor (name);
analyze interactor, interaction_line;
insert into locus_interaction
select distinct own.locus_id, other.locus_id, interaction_type, mode, is_regulator, method, source, pubmed_id, evidence, reference, is_compiled
from (
  select *, interaction_type is not distinct from 'regulatory' as is_regulator from interaction_line union all
  select source, partner_name, name, interaction_type, mode, method, pubmed_id, evidence, reference, is_compiled, false from interaction_line where upper(name) <> upper(partner_name)
) as side
join interactor as own on own.name = upper(side.name) join interactor as other on other.name = upper(side.partner_name);

insert into interaction_left_out (source, line_count)
select source, count(*) from interaction_line
where not (upper(name) in (select name from interactor) and upper(partner_name) in (select name from interactor)) group by source;

insert into locus_family (locus_id, family, sub_family)
select distinct locus.locus_id, member.family, member.sub_family
from gene_family_member as member join locus on locus.name = member.locus_name;

drop table numbered_change, interactor, claim, named_locus, described, model_span, bounds, listed, code_type;

create index on gene_model (locus_id); create index on locus_change (locus_id); create index on locus_change_involved (locus_id);
create index on locus_detail (locus_name); create index on locus_interaction (locus_id);
analyze locus_change, locus_change_involved, locus_paralog, locus_ortholog, locus_family, locus_detail, locus_interaction;
analyze gene_model_feature, locus_name, locus_publication, locus, gene_model, locus_symbol, locus_namesake;
