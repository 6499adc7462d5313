-- Data sets of expression from the matrices and their sample sheets. Runs after locus-derive.sql.

-- Counts of reads become transcripts per million (TPM): reads per base of all exons of a gene together, as share of the sum over all genes
-- that have exons, times a million. Genes without exons have no TPM.
create temporary table exon_length as
select gene_name, sum(upper(part) - lower(part))::double precision as bases
from (
  select locus_name as gene_name, range_agg(int4range(start_position, end_position, '[]')) as exons
  from gene_model_feature
  where feature_type = 'exon' and exists (select from expression_line where matrix = 'klepikova_counts')
  group by locus_name
) as gene
cross join lateral unnest(exons) as part
group by gene_name;

create temporary table run_total as
select array_agg(total order by place) as totals
from (
  select place, sum(reads / bases) as total
  from expression_line as line
  join exon_length using (gene_name)
  cross join lateral unnest(line.run_values) with ordinality as each (reads, place)
  where line.matrix = 'klepikova_counts'
  group by place
) as summed;

-- The values of every matrix in one form. A name in another spelling of the letters is the same locus.
create temporary table measured as
select
  line.matrix,
  locus.locus_id,
  case when line.matrix = 'klepikova_counts' then (
    select array_agg((reads / bases / nullif(total, 0) * 1000000)::real order by place)
    from unnest(line.run_values, totals) with ordinality as each (reads, total, place)
  ) else line.run_values end as run_values
from expression_line as line
join locus on locus.name = line.gene_name
left join exon_length using (gene_name)
left join run_total on true
where line.matrix <> 'klepikova_counts' or bases > 0;

-- Samples stand by organ, organs and samples in the order in which their sheet first names them.
create temporary table data_set_run as
select
  line.data_set,
  line.matrix,
  line.sample,
  line.run,
  place.place,
  dense_rank() over (partition by line.data_set order by organ_first, organ, sample_first, sample) as sample_rank
from (
  select
    data_set,
    matrix,
    sample,
    run,
    organ,
    sample_first,
    min(sample_first) over (partition by data_set, organ) as organ_first
  from (
    select
      data_set,
      matrix,
      sample,
      run,
      min(organ) over (partition by data_set, sample) as organ,
      min(line_number) over (partition by data_set, sample) as sample_first
    from expression_run_line
  ) as named
) as line
join expression_column as place on place.matrix = line.matrix and place.run = line.run;

analyze measured, data_set_run;

-- A matrix and its sheet must tell of the same runs, and a data set has one unit.
insert into contradiction (kind, name, statement)
select 'locus', matrix || ': ' || run, 'a run of expression is in the sample sheet and not in the matrix, and is left out'
from expression_run_line as line
where not exists (select from expression_column as place where place.matrix = line.matrix and place.run = line.run)
union
select 'locus', matrix || ': ' || run, 'a run of expression is in the matrix and not in the sample sheet, and is left out'
from expression_column as place
where not exists (select from expression_run_line as line where line.matrix = place.matrix and line.run = place.run)
union
select 'locus', data_set, 'a data set of expression has several units, and is left out'
from expression_run_line
group by data_set
having count(distinct unit) > 1
union
select 'locus', data_set || ': ' || sample, 'a sample of expression stands in several organs; the first in the alphabet holds'
from expression_run_line
group by data_set, sample
having count(distinct organ) > 1;

delete from data_set_run where data_set in (select data_set from expression_run_line group by data_set having count(distinct unit) > 1);

insert into expression_sample (data_set, rank, sample, label, organ, treatment, po_terms, runs)
select
  run.data_set,
  min(run.sample_rank),
  run.sample,
  coalesce(min(line.label), run.sample),
  min(line.organ),
  min(line.treatment),
  coalesce(string_to_array(min(line.po_terms), '|'), '{}'),
  array_agg(run.run order by run.place)
from data_set_run as run
join expression_run_line as line using (data_set, run, sample)
group by run.data_set, run.sample;

-- A gene that is zero in every run of its matrix was not measured: reads that fit two genes are counted for neither, for example.
create temporary table data_set_order as
select data_set, matrix, array_agg(place order by sample_rank, place) as places, array_agg(sample_rank order by sample_rank, place) as ranks
from data_set_run
group by data_set, matrix;

insert into expression_profile (data_set, locus_id, sample_means, run_values)
select
  data_set,
  locus_id,
  case when is_measured then (
    select array_agg(mean::real order by sample_rank)
    from (
      select sample_rank, avg(run_values[place]) as mean from unnest(places, ranks) as each (place, sample_rank) group by sample_rank
    ) as sample
  ) end,
  case when is_measured then (
    select array_agg(run_values[place] order by at) from unnest(places) with ordinality as each (place, at)
  ) end
from (
  select matrix, locus_id, run_values, exists (select from unnest(run_values) as value where value <> 0) as is_measured from measured
) as gene
join data_set_order using (matrix);

-- The data set with the most samples stands first.
insert into expression_data_set (data_set, rank, title, unit, reference, all_loci, counted_loci, measured_loci)
select
  data_set,
  row_number() over (order by sample_count desc, data_set),
  coalesce(title, data_set),
  unit,
  reference,
  (select count(*) from locus where not is_obsolete and chromosome is not null),
  coalesce(counted_loci, 0),
  coalesce(measured_loci, 0)
from (select data_set, count(*) as sample_count from expression_sample group by data_set) as counted
join (
  select data_set, min(title) as title, min(unit) as unit, min(reference) as reference from expression_run_line group by data_set
) as described using (data_set)
left join (
  select data_set, count(*) as counted_loci, count(run_values) as measured_loci from expression_profile group by data_set
) as covered using (data_set);

create index on expression_profile (locus_id);
analyze expression_data_set, expression_sample, expression_profile;
drop table exon_length, run_total, measured, data_set_run, data_set_order;
