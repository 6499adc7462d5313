import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

/** Registrations of gene class symbols. Not officially published; docs/data-sources.md describes this layout. */
export const ingestGeneClassRegistrations = detailSource({
  title: 'Registered gene class symbols',
  file: 'rosette_genesymbol',
  licence: 'CC0 1.0',
  citation: 'Registrations of gene class symbols',
  table: 'gene_class_registration',
  columns: {
    symbol: cells.text,
    full_name: cells.text,
    description: cells.text,
    has_mutant_phenotype: cells.flag,
    mutant_phenotype_class: cells.text,
    status: cells.text,
    reference_id: cells.key,
    submitter: cells.text,
    submitted: cells.date,
    date_last_modified: cells.date,
  },
  needed: ['symbol'],
})
