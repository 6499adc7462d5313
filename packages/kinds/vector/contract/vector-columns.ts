import { defineColumns } from '@rosette/contract-kit/define-columns.ts'
import type { VectorHit } from './vector-hit.ts'

/** RESULTS-055: the same columns as those of clones. */
export const vectorColumns = defineColumns<VectorHit>([
  { id: 'name', label: 'Vector', text: (hit) => hit.name, isSortable: true },
  { id: 'alias', label: 'Aliases', text: (hit) => hit.alias.join('; '), isSortable: true },
  { id: 'vector_type', label: 'Vector type', text: (hit) => hit.vector_type ?? '', isSortable: true },
  { id: 'genbank', label: 'GenBank', text: (hit) => hit.genbank.join('; '), isSortable: true },
  { id: 'locus', label: 'Loci', text: (hit) => hit.locus.join('; '), isSortable: true },
  { id: 'chrom', label: 'Chromosome', text: (hit) => hit.chrom ?? '', isSortable: true },
  { id: 'start_position', label: 'Start', text: (hit) => String(hit.start_position ?? ''), isSortable: true },
  { id: 'stock_number', label: 'Stock', text: (hit) => hit.stock_number.join('; '), isSortable: false },
])
