import { defineFacets, defineSearchCard, withBlanks } from '@rosette/contract-kit/cards/define-search-card.ts'
import { dnaColumns, dnaHitFields } from '@rosette/contract-kit/cards/dna-hit.ts'
import { MapLocationCriteria, mapLocationWithin, OpenChoices, searchTermRows } from '@rosette/contract-kit/search/criteria-parts.ts'
import { z } from 'zod'
import { cloneSearchEntry } from './clone-search-entry.ts'

/** One row of a clone search. The position is on the genome sequence. */
export const CloneHit = z.object({ cloneId: z.int(), ...dnaHitFields }).meta({ id: 'CloneHit' })
export type CloneHit = z.infer<typeof CloneHit>

/** What a search term of the DNA form is compared with (FDNA-007). */
export const cloneSearchTypes = ['name', 'locus_name', 'gene_name', 'genbank', 'genbank_gi'] as const

/** FDNA-008: accessions need an exact match. */
export const wholeCloneTypes = ['genbank', 'genbank_gi'] as const

/** FDNA-009: any selected value of each list, and every ticked box. */
const CloneFeatures = z.strictObject({
  vector_type: OpenChoices.optional(),
  insert_type: OpenChoices.optional(),
  clone_end_type: OpenChoices.optional(),
  is_sequenced: z.boolean().optional(),
  is_genetic_marker: z.boolean().optional(),
  is_on_map: z.boolean().optional(),
  has_stock: z.boolean().optional(),
  is_full_length_cds: z.boolean().optional(),
})

/** Criteria of the DNA form for clones (document 3, section 3.1). */
export const CloneCriteria = z.object({
  /** Clones and vectors share a call; this tells them apart (API-018). */
  category: z.literal('clone').optional(),
  searchTerms: searchTermRows(cloneSearchTypes, wholeCloneTypes).optional(),
  restrictByFeatures: CloneFeatures.optional(),
  mapLocation: MapLocationCriteria.optional(),
})
export type CloneCriteria = z.infer<typeof CloneCriteria>

export const cloneColumns = dnaColumns('Clone')

export const cloneFacets = defineFacets({
  vector_type: { label: 'Vector type', values: withBlanks },
  insert_type: { label: 'Insert type', values: withBlanks },
  clone_end_types: { label: 'Clone end type', values: withBlanks },
  chrom: { label: 'Chromosome', isOrdered: true },
})

export const cloneSearchCard = defineSearchCard({
  category: cloneSearchEntry.category,
  aliases: ['clone'],
  call: 'dna',
  singular: 'clone',
  plural: cloneSearchEntry.plural,
  file: { word: 'dna', isOffered: true },
  form: { category: cloneSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for clones, vectors and other DNA by name, accession, feature or map position.',
  optionLists: { vector_type: 'vector_type', insert_type: 'insert_type', clone_end_type: 'clone_end_types' },
  hit: CloneHit,
  columns: cloneColumns,
  criteria: CloneCriteria,
  facets: cloneFacets,
  genome: { criteriaWithin: mapLocationWithin },
})
