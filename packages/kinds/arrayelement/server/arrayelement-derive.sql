-- Working tables; dropped at the end.

-- One row for each TAIR number. Two clones with the same name have two numbers.
create temporary table measured as
select
  array_element_id,
  upper(name) as natural_key,
  name,
  platform,
  -- A name leads to its lowest number.
  row_number() over (partition by upper(name) order by array_element_id) = 1 as is_first,
  locus_count,
  avg_log_ratio, avg_log_ratio_std_error, avg_intensity, avg_intensity_std_error, avg_signal_percentile, avg_signal_percentile_std_error
from (
  select
    array_element_id, min(name) as name, min(platform) as platform, count(distinct locus_tair_object_id) as locus_count,
    min(avg_log_ratio) as avg_log_ratio, min(avg_log_ratio_std_error) as avg_log_ratio_std_error,
    min(avg_intensity) as avg_intensity, min(avg_intensity_std_error) as avg_intensity_std_error,
    min(avg_signal_percentile) as avg_signal_percentile, min(avg_signal_percentile_std_error) as avg_signal_percentile_std_error
  from array_signal_line
  group by array_element_id
) as numbered;

-- Annotations of a name in the official layout, merged across designs.
create temporary table described as
select
  upper(name) as natural_key,
  min(name) as name,
  min(element_type) as element_type,
  min(organism) as organism,
  bool_or(is_control) as is_control,
  min(description) as description,
  max(cardinality(string_to_array(loci, ';'))) as locus_count
from array_element_line
group by 1;

create temporary table named_element as
select
  named.natural_key as spelling,
  -- A previously minted key belongs to the first element with that name.
  case when coalesce(measured.is_first, true) then named.natural_key end as natural_key,
  coalesce(described.name, measured.name, named.name) as name,
  measured.array_element_id as published_id,
  measured.array_element_id as key
from (
  select natural_key, min(name) as name
  from (
    select natural_key, name from measured
    union all select natural_key, name from described
    union all select upper(array_element_name), array_element_name from array_element_detail
  ) as claimed
  group by natural_key
) as named
left join described using (natural_key)
left join measured using (natural_key);

select community.mint_keys('arrayelement', 'named_element');

create index on named_element (published_id);
create index on named_element (spelling);
analyze measured, described;

insert into array_element_locus
select named.key, locus.locus_id
from array_signal_line as line
join named_element as named on named.published_id = line.array_element_id
join locus on locus.tair_object_id = line.locus_tair_object_id
union
select named.key, locus.locus_id
from array_element_line as line
cross join lateral unnest(string_to_array(line.loci, ';')) as told (name)
join named_element as named on named.spelling = upper(line.name)
join locus on locus.name = upper(trim(told.name));

-- Facts that follow from the platform of a published mean. Affymetrix controls are the probe sets starting with AFFX.
insert into array_element
select
  named.key,
  named.name,
  named.published_id is not null,
  case measured.platform when 'Affymetrix' then true when 'AFGC' then false end,
  coalesce(described.element_type, case measured.platform when 'Affymetrix' then 'oligonucleotide' when 'AFGC' then 'cDNA' end),
  coalesce(described.is_control, case when measured.platform = 'Affymetrix' then measured.natural_key like 'AFFX%' end),
  greatest(hit.locus_count, measured.locus_count, described.locus_count, 0) > 1,
  coalesce(described.organism, case when hit.locus_count > 0 then 'Arabidopsis thaliana' end),
  described.description,
  detail.sequence_name,
  measured.avg_log_ratio,
  measured.avg_log_ratio_std_error,
  measured.avg_intensity,
  measured.avg_intensity_std_error,
  measured.avg_signal_percentile,
  measured.avg_signal_percentile_std_error
from named_element as named
left join measured on measured.array_element_id = named.published_id
left join described on described.natural_key = named.spelling
left join (select array_element_id, count(*) as locus_count from array_element_locus group by 1) as hit
  on hit.array_element_id = named.key
left join (select upper(array_element_name) as natural_key, min(sequence_name) as sequence_name from array_element_detail group by 1) as detail
  on detail.natural_key = named.spelling;

-- Affymetrix numbers tell its two Arabidopsis arrays apart: five digits on the first (AG), six on the second (ATH1).
insert into array_element_design
select named.key, line.design_name
from array_element_line as line
join named_element as named on named.spelling = upper(line.name)
union
select named.key, detail.design_name
from array_element_detail as detail
join named_element as named on named.spelling = upper(detail.array_element_name)
where detail.design_name is not null
union
select named.key, case when measured.platform = 'AFGC' then 'AFGC cDNA' when measured.natural_key ~ '^[0-9]{6}_' then 'Affymetrix ATH1' else 'Affymetrix AG' end
from measured
join named_element as named on named.published_id = measured.array_element_id
where measured.platform = 'AFGC' or measured.natural_key ~ '^[0-9]{5,6}_';

-- Manufacturer and technology of the designs in the official files, as published by the manufacturers.
create temporary table known_design (name text primary key, manufacturer text, platform_type text);
insert into known_design values
  ('Affymetrix ATH1', 'Affymetrix', 'in situ oligonucleotide'),
  ('Affymetrix AG', 'Affymetrix', 'in situ oligonucleotide'),
  ('Agilent G2519F-021169', 'Agilent Technologies', 'in situ oligonucleotide'),
  ('CATMA', 'CATMA consortium', 'spotted gene sequence tags'),
  ('AFGC cDNA', 'Arabidopsis Functional Genomics Consortium', 'spotted cDNA');

insert into array_design
select
  used.name, coalesce(written.manufacturer, known.manufacturer), coalesce(written.platform_type, known.platform_type), written.num_spots
from (
  select design_name as name from array_element_design
  union select name from array_design_line
  union select design_name from array_slide_line where design_name is not null
) as used
left join known_design as known using (name)
left join (select distinct on (name) * from array_design_line order by name, manufacturer) as written using (name);

-- All AtGenExpress experiments were done on ATH1.
insert into array_experiment
select distinct on (name) *
from (
  select name, 'Affymetrix ATH1' as design_name, category, slide_count, data_received, expression_set_id, submission, nascarrays, description
  from atgenexpress_line
  union all
  select distinct experiment_name, null, null, null::integer, null::date, null::bigint, null, null, null
  from array_slide_line where experiment_name is not null
) as told
order by name, design_name nulls last, submission;

insert into array_slide
select distinct on (name) name, design_name, experiment_name from array_slide_line order by name, design_name, experiment_name;

insert into array_element_signal
select named.key, line.slide_name, line.signal, line.signal_percentile
from array_slide_signal_line as line
join named_element as named on named.spelling = upper(line.array_element_name)
join array_slide as slide on slide.name = line.slide_name;

drop table measured, described, named_element, known_design;
create index on array_element (upper(name));
create index on array_element_locus (locus_id);
create index on array_element_signal (array_element_id);
create index on array_experiment (design_name);
analyze array_element, array_element_locus, array_element_design, array_element_signal, array_experiment;
