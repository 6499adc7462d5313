import { cells, detailSource, oneOf } from '@rosette/release-kit/detail-source.ts'
import { nameTypes } from '../contract/gene-record.ts'

/** What curators add to a gene model: what its name is, and the day of its last change. */
export const ingestGeneDetails = detailSource({
  title: 'Details of gene models',
  file: 'rosette_gene',
  table: 'gene_detail',
  columns: { gene_model_name: cells.text, name_type: oneOf(...nameTypes), date_last_modified: cells.date },
  needed: ['gene_model_name'],
})
