create temporary table named as
select distinct gene_model_name as natural_key, null::bigint as key from protein_sequence;

select community.mint_keys('protein', 'named');

-- If a protein occurs twice in the file, the longer one is kept.
insert into protein (protein_id, name, gene_id, length, molecular_weight, isoelectric_point)
select distinct on (sequence.gene_model_name)
  named.key,
  sequence.gene_model_name,
  gene.gene_id,
  sequence.length,
  sequence.molecular_weight,
  sequence.isoelectric_point
from protein_sequence as sequence
join named on named.natural_key = sequence.gene_model_name
left join gene on gene.name = sequence.gene_model_name
order by sequence.gene_model_name, sequence.length desc, sequence.sequence;

drop table named;

create index on protein_sequence (gene_model_name);
create index on protein_signature (gene_model_name);
create index on protein (gene_id);
create index on protein_detail (gene_model_name);
create index on uniprot_of_name (uniprot_accession);
analyze protein, protein_signature, uniprot_of_name, uniprot_of_locus, uniprot_reviewed, interpro_entry;

-- Only names of gene models refer to a protein. The file writes some names in lower case.
insert into protein_uniprot (protein_id, uniprot_accession)
select distinct protein.protein_id, mapped.uniprot_accession
from protein
join uniprot_of_name as mapped on upper(mapped.name) = upper(protein.name);

insert into locus_uniprot (locus_id, uniprot_accession)
select locus.locus_id, mapped.uniprot_accession
from (
  select upper(locus_name) as locus_name, uniprot_accession from uniprot_of_locus
  union
  -- AT4G18960.1 and At4g18960 tell of the same locus.
  select upper(split_part(name, '.', 1)), uniprot_accession from uniprot_of_name
) as mapped
join locus on locus.name = mapped.locus_name;

-- Entries whose texts the release has, unless one of their isoforms is already known.
insert into locus_uniprot (locus_id, uniprot_accession)
select own.locus_id, entry.accession
from uniprot_entry_locus as own
join uniprot_entry as entry using (entry_id)
where not exists (
  select from locus_uniprot as known
  where known.locus_id = own.locus_id and split_part(known.uniprot_accession, '-', 1) = entry.accession
);

-- Reviewed entries come first, then those with texts, then those of the first gene model. Whether an entry is reviewed and what it is called
-- is read from the entry itself, if the release has it, otherwise from the list. An accession with the number of an isoform is that of a
-- reviewed entry, because only those have numbered isoforms.
insert into locus_uniprot_entry (locus_id, accession, is_reviewed, protein_name)
select distinct on (entry.locus_id) entry.locus_id, entry.accession, entry.is_reviewed, entry.protein_name
from (
  select
    locus_uniprot.locus_id,
    split_part(locus_uniprot.uniprot_accession, '-', 1) as accession,
    coalesce(flat.is_reviewed, reviewed.accession is not null or locus_uniprot.uniprot_accession like '%-%') as is_reviewed,
    case when flat.accession is null then reviewed.protein_name when flat.is_reviewed then flat.protein_name end as protein_name,
    flat.accession is not null as has_texts,
    (
      select min(upper(mapped.name)) from uniprot_of_name as mapped
      where mapped.uniprot_accession = locus_uniprot.uniprot_accession and upper(split_part(mapped.name, '.', 1)) = locus.name
    ) as model
  from locus_uniprot
  join locus on locus.locus_id = locus_uniprot.locus_id
  left join uniprot_reviewed as reviewed on reviewed.accession = split_part(locus_uniprot.uniprot_accession, '-', 1)
  left join uniprot_current_entry as current on current.accession = split_part(locus_uniprot.uniprot_accession, '-', 1)
  left join uniprot_entry as flat on flat.entry_id = current.entry_id
) as entry
order by entry.locus_id, entry.is_reviewed desc, entry.has_texts desc, entry.model nulls last, entry.accession;

insert into protein_interpro (protein_id, interpro_accession, interpro_name, interpro_type, start_position, end_position)
select protein_id, interpro_accession, coalesce(entry.name, found.name), entry.entry_type, lower(place), upper(place) - 1
from (
  select
    protein.protein_id,
    signature.interpro_accession,
    min(signature.interpro_name) as name,
    range_agg(int4range(signature.start_position, signature.end_position, '[]')) as places
  from protein_signature as signature
  join protein on protein.name = signature.gene_model_name
  where signature.interpro_accession is not null
  group by protein.protein_id, signature.interpro_accession
) as found
cross join unnest(found.places) as place
left join (
  select accession, min(entry_type) as entry_type, min(name) as name from interpro_entry group by accession
) as entry on entry.accession = found.interpro_accession;

create index on protein_interpro (protein_id);

insert into interpro_use (interpro_accession, protein_count)
select interpro_accession, count(distinct protein_id) from protein_interpro group by interpro_accession;

analyze protein_sequence, protein_uniprot, locus_uniprot, locus_uniprot_entry, protein_interpro, interpro_use;
