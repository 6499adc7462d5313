insert into motif (
  matrix_id, factor, uniprot_accessions, factor_class, factor_family, assay, pubmed_id, counts_a, counts_c, counts_g, counts_t
)
select distinct on (matrix_id)
  matrix_id,
  factor,
  array_remove(regexp_split_to_array(coalesce(uniprot, ''), '[^A-Za-z0-9-]+'), ''),
  factor_class,
  factor_family,
  assay,
  pubmed_id,
  counts_a,
  counts_c,
  counts_g,
  counts_t
from motif_line
where collection = 'CORE' and is_newest
order by matrix_id;

analyze motif;
