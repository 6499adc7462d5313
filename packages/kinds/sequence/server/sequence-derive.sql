-- Sequences written one by one, and the transcripts that RefSeq has of gene models. A transcript that is written down too is one sequence.
-- The number after the point of a RefSeq accession counts its versions: a new version is the same record.
create temporary table named_sequence as
select
  coalesce(written.name, transcript.accession) as name,
  regexp_replace(coalesce(written.name, transcript.accession), '^([NX][MR]_[0-9]+)\.[0-9]+$', '\1') as natural_key,
  written.tair_accession as key,
  written.tair_accession,
  coalesce(written.ic_accession, transcript.accession) as ic_accession,
  -- Accessions that begin with NM_ are RefSeq's mRNAs.
  coalesce(written.sequence_type, case when transcript.accession like 'NM\_%' then 'mRNA' end) as sequence_type,
  written.sequence_class,
  transcript.gene_model_name,
  coalesce(length(written.sequence), written.length) as length,
  written.sequence,
  written.reference_ids,
  written.date_last_modified
from (select distinct on (coalesce(ic_accession, name)) * from nucleotide_sequence_line order by coalesce(ic_accession, name), name, tair_accession) as written
full join (
  select distinct on (accession) accession, gene_model_name from gene_model_refseq order by accession, gene_model_name
) as transcript on transcript.accession = written.ic_accession;

select community.mint_keys('sequence', 'named_sequence');

insert into nucleotide_sequence
select distinct on (named.natural_key)
  named.key,
  named.name,
  named.tair_accession,
  named.ic_accession,
  named.sequence_type,
  named.sequence_class,
  named.gene_model_name,
  named.length,
  named.sequence,
  named.date_last_modified
from named_sequence as named
order by named.natural_key, named.name desc;

insert into nucleotide_sequence_publication
select distinct found.nucleotide_seq_id, told.reference_id::bigint
from named_sequence as named
join nucleotide_sequence as found using (name)
cross join lateral unnest(string_to_array(named.reference_ids, '|')) as told (reference_id);

drop table named_sequence;
create index on nucleotide_sequence (ic_accession);
analyze nucleotide_sequence, nucleotide_sequence_publication;
