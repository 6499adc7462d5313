import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { z } from 'zod'
import { transposonSearchEntry } from './transposon-search-entry.ts'

/** One row of a transposon search, under the wire names of the specification (1, section 3). */
export const TransposonHit = z
  .object({
    transposonId: z.int(),
    transposon_name: z.string(),
    transposonFamilyId: z.int(),
    family_name: z.string(),
    super_family_name: z.string(),
  })
  .meta({ id: 'TransposonHit' })
export type TransposonHit = z.infer<typeof TransposonHit>

/** Criteria of the transposon form (document 3, section 3.1): three texts, each with its method. */
export const TransposonCriteria = z.object({
  type_name: TextMethodWord.optional(),
  input_name: SearchInput.optional(),
  type_family: TextMethodWord.optional(),
  input_family: SearchInput.optional(),
  type_super: TextMethodWord.optional(),
  input_super: SearchInput.optional(),
})
export type TransposonCriteria = z.infer<typeof TransposonCriteria>

export const transposonColumns = defineColumns<TransposonHit>([
  { id: 'transposon_name', label: 'Transposon', text: (hit) => hit.transposon_name, isSortable: true },
  { id: 'family_name', label: 'Family', text: (hit) => hit.family_name, isSortable: true },
  { id: 'super_family_name', label: 'Super family', text: (hit) => hit.super_family_name, isSortable: true },
])

export const transposonFacets = defineFacets({
  super_family_name: { label: 'Super family' },
})

export const transposonSearchCard = defineSearchCard({
  category: transposonSearchEntry.category,
  call: 'transposon',
  singular: 'transposon',
  plural: transposonSearchEntry.plural,
  file: { word: 'transposon', isOffered: true },
  form: { category: transposonSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for transposable elements by name, family, super family or region.',
  hit: TransposonHit,
  columns: transposonColumns,
  criteria: TransposonCriteria,
  facets: transposonFacets,
  genome: { criteriaWithin: null },
})
