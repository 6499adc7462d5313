import { z } from 'zod'
import { type Column, defineColumns } from './define-search-card.ts'

/** What rows of clone and vector searches have in common, with the wire names of the specification (1, section 3). */
export const dnaHitFields = {
  name: z.string(),
  alias: z.array(z.string()),
  vector_type: z.string().nullable(),
  genbank: z.array(z.string()),
  locus: z.array(z.string()),
  chrom: z.string().nullable(),
  start_position: z.int().nullable(),
  stock_number: z.array(z.string()),
}

type DnaHit = z.infer<z.ZodObject<typeof dnaHitFields>>

/** RESULTS-055: clones and vectors are shown in the same columns. */
export function dnaColumns(nameLabel: string): readonly Column<DnaHit>[] {
  return defineColumns<DnaHit>([
    { id: 'name', label: nameLabel, text: (hit) => hit.name, isSortable: true },
    { id: 'alias', label: 'Aliases', text: (hit) => hit.alias.join('; '), isSortable: true },
    { id: 'vector_type', label: 'Vector type', text: (hit) => hit.vector_type ?? '', isSortable: true },
    { id: 'genbank', label: 'GenBank', text: (hit) => hit.genbank.join('; '), isSortable: true },
    { id: 'locus', label: 'Loci', text: (hit) => hit.locus.join('; '), isSortable: true },
    { id: 'chrom', label: 'Chromosome', text: (hit) => hit.chrom ?? '', isSortable: true },
    { id: 'start_position', label: 'Start', text: (hit) => String(hit.start_position ?? ''), isSortable: true, within: 'chrom' },
    { id: 'stock_number', label: 'Stock', text: (hit) => hit.stock_number.join('; '), isSortable: false },
  ])
}
