import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { z } from 'zod'

/** One row of the list of transposon families, with the wire names of the specification (1, section 3). */
export const TransposonfamilyHit = z
  .object({
    id: z.string(),
    transposonFamilyId: z.int(),
    family_name: z.array(z.string()),
    super_family_name: z.array(z.string()),
    num_elements: z.int(),
  })
  .meta({ id: 'TransposonfamilyHit' })
export type TransposonfamilyHit = z.infer<typeof TransposonfamilyHit>

export const TransposonfamilyCriteria = z.object({})
export type TransposonfamilyCriteria = z.infer<typeof TransposonfamilyCriteria>

/** BROWSE-015. */
export const transposonfamilyColumns = defineColumns<TransposonfamilyHit>([
  { id: 'family_name', label: 'Family Name', text: (hit) => hit.family_name.join('; '), isSortable: true },
  { id: 'super_family_name', label: 'Super Family', text: (hit) => hit.super_family_name.join('; '), isSortable: true },
  { id: 'num_elements', label: 'Number of Transposable Elements', text: (hit) => String(hit.num_elements), isSortable: true },
])

export const transposonfamilyFacets = defineFacets({
  super_family_name: { label: 'Super family' },
})

/** Not a type of the search box: families are browsed. */
export const transposonfamilySearchCard = defineSearchCard({
  category: null,
  call: 'transposonfamily',
  singular: 'transposon family',
  plural: 'transposon families',
  file: { word: 'transposonfamily', isOffered: false },
  form: null,
  description: null,
  hit: TransposonfamilyHit,
  columns: transposonfamilyColumns,
  criteria: TransposonfamilyCriteria,
  facets: transposonfamilyFacets,
  genome: null,
})
