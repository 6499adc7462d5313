import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { LocusHit } from './locus-hit.ts'

/** RESULTS-049. The gene models of a locus are shown below its name. */
export const locusColumns = defineColumns<LocusHit>([
  { id: 'gene_name', label: 'Locus', text: (hit) => hit.gene_name, isSortable: true },
  { id: 'other_names', label: 'Other names', text: (hit) => hit.other_names.join('; '), isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'keywords', label: 'Keywords', text: (hit) => hit.keywords.join('; '), isSortable: true },
  { id: 'phenotypes', label: 'Phenotype', text: (hit) => hit.phenotypes.join('; '), isSortable: true },
  { id: 'gene_model_type', label: 'Gene model type', text: (hit) => hit.gene_model_type, isSortable: true },
])
