-- Skip names of loci that are not in the release.
create temporary table orf_clone as
select distinct locus.locus_id, locus.name as locus_name, told.clone_name as name
from clone_orf as told
join locus on locus.name = told.locus_name;

create temporary table detail as
select distinct on (upper(name)) * from clone_detail order by upper(name), tair_accession, name;

create temporary table place as
select distinct on (upper(name)) * from clone_place order by upper(name), name, chromosome, start_position;

-- Names are looked up case-insensitively, so names that differ only in case are one clone.
create temporary table named as
select distinct on (upper(name)) name, name as natural_key, upper(name) as spelling, null::bigint as tair_accession, null::bigint as key
from (
  select 1 as rank, name from detail
  union all select 2, name from place
  union all select 3, name from orf_clone
  union all select 4, clone_name from clone_gene_line
) as told
order by upper(name), rank, name;

update named set tair_accession = detail.tair_accession, key = detail.tair_accession
from detail where upper(detail.name) = named.spelling;

select community.mint_keys('clone', 'named');

create index on named (spelling);

insert into clone (
  clone_id, name, tair_object_id, vector_type, insert_type, insert_size, is_full_length_cds, scientific_name, ecotype, chromosome,
  antibiotic_selection, host_strain, date_last_modified
)
select
  named.key, named.name, named.tair_accession, detail.vector_type, detail.insert_type, detail.insert_size, detail.is_full_length_cds,
  detail.scientific_name, detail.ecotype, coalesce(place.chromosome, detail.chromosome), detail.antibiotic_selection, detail.host_strain,
  detail.date_last_modified
from named
left join detail on upper(detail.name) = named.spelling
left join place on upper(place.name) = named.spelling;

insert into clone_alias (clone_id, alias)
select distinct named.key, alias
from detail
join named on named.spelling = upper(detail.name)
cross join unnest(string_to_array(detail.aliases, '|')) as alias
where alias <> '';

insert into clone_vector (clone_id, rank, vector_name)
select named.key, vector.rank, vector.name
from detail
join named on named.spelling = upper(detail.name)
cross join unnest(string_to_array(detail.vectors, '|')) with ordinality as vector (name, rank);

-- A gene model implies its locus if the file names none. Listed genes take precedence over names of open reading frames.
insert into clone_gene (clone_id, gene_id, gene_name, locus_id, locus_name, relationship_type)
select distinct named.key, gene.gene_id, line.gene_name, coalesce(locus.locus_id, gene.locus_id), coalesce(line.locus_name, of_gene.name), line.relationship_type
from clone_gene_line as line
join named on named.spelling = upper(line.clone_name)
left join gene on gene.name = line.gene_name
left join locus on locus.name = line.locus_name
left join locus as of_gene on of_gene.locus_id = gene.locus_id;

create index on clone_gene (clone_id);
create index on clone_gene (locus_id);

insert into clone_gene (clone_id, locus_id, locus_name)
select named.key, orf.locus_id, orf.locus_name
from orf_clone as orf
join named on named.spelling = upper(orf.name)
where not exists (select from clone_gene as told where told.clone_id = named.key and told.locus_id = orf.locus_id);

insert into clone_location (clone_id, map_id, start_position, end_position, orientation)
select distinct named.key, map.map_id, place.start_position, place.end_position, place.orientation
from clone_place as place
join named on named.spelling = upper(place.name)
join map on map.name = 'AGI' and map.chromosome = place.chromosome;

drop table orf_clone, detail, place, named;

create index on clone (upper(name));
create index on clone_location (clone_id);
create index on clone_sequence (kind, record_name);
analyze clone, clone_alias, clone_vector, clone_gene, clone_location, clone_sequence;
