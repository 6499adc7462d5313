import { cells, detailSource, oneOf } from '@rosette/release-kit/detail-source.ts'
import { structuralClasses } from '../contract/structural-classes.ts'

/** What curators add to a protein: the class of its structure, and its number in GenPept. */
export const ingestProteinDetails = detailSource({
  title: 'Details of proteins',
  file: 'rosette_protein',
  table: 'protein_detail',
  columns: { gene_model_name: cells.text, structural_class: oneOf(...Object.keys(structuralClasses)), genbank_gi: cells.text },
  needed: ['gene_model_name'],
})
