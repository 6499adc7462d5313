import { OpenChoices } from '@rosette/contract-kit/search/form-choices.ts'
import { MapLocationCriteria } from '@rosette/contract-kit/search/map-location-criteria.ts'
import { searchTermRows } from '@rosette/contract-kit/search/search-term-row.ts'
import { z } from 'zod'

/** What a search term of the DNA form is compared with (FDNA-007). */
export const cloneSearchTypes = ['name', 'locus_name', 'gene_name', 'genbank', 'genbank_gi'] as const

/** FDNA-008: accessions need an exact match. */
export const wholeCloneTypes = ['genbank', 'genbank_gi'] as const

/** FDNA-009: any selected value of each list, and every ticked box. */
export const CloneFeatures = z.strictObject({
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
