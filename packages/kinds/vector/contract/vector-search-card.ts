import { defineFacets, defineSearchCard, withBlanks } from '@rosette/contract-kit/cards/define-search-card.ts'
import { dnaColumns, dnaHitFields } from '@rosette/contract-kit/cards/dna-hit.ts'
import { OpenChoices, searchTermRows } from '@rosette/contract-kit/search/criteria-parts.ts'
import { z } from 'zod'
import { vectorSearchEntry } from './vector-search-entry.ts'

/** One row of a vector search. */
export const VectorHit = z.object({ vectorId: z.int(), ...dnaHitFields }).meta({ id: 'VectorHit' })
export type VectorHit = z.infer<typeof VectorHit>

/** Fields that a text of the vector form can search (FDNA-013). */
export const vectorSearchTypes = ['name', 'stock_number'] as const

const VectorFeatures = z.strictObject({ vector_type: OpenChoices.optional(), has_stock: z.boolean().optional() })

/** Criteria of the DNA form for the category vector; vectors have no location (FDNA-013). */
export const VectorCriteria = z.object({
  /** Clones and vectors share a call; this selects one of them (API-018). */
  category: z.literal('vector').optional(),
  searchTerms: searchTermRows(vectorSearchTypes).optional(),
  restrictByFeatures: VectorFeatures.optional(),
})
export type VectorCriteria = z.infer<typeof VectorCriteria>

export const vectorColumns = dnaColumns('Vector')

export const vectorFacets = defineFacets({
  vector_type: { label: 'Vector type', values: withBlanks },
})

export const vectorSearchCard = defineSearchCard({
  category: vectorSearchEntry.category,
  call: 'dna',
  singular: 'vector',
  plural: vectorSearchEntry.plural,
  file: { word: 'dna', isOffered: true },
  form: { category: vectorSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for vectors by name, accession, feature or stock; it shares its screen with the clones.',
  optionLists: { vector_type: 'vector_type' },
  hit: VectorHit,
  columns: vectorColumns,
  criteria: VectorCriteria,
  facets: vectorFacets,
  genome: null,
})
