import { choicesOf } from '@rosette/contract-kit/search/form-choices.ts'
import { MapLocationCriteria } from '@rosette/contract-kit/search/map-location-criteria.ts'
import { searchTermRows } from '@rosette/contract-kit/search/search-term-row.ts'
import { z } from 'zod'

/** Fields that a text of the marker form can search (FMARK-003). */
export const markerSearchTypes = ['marker_name', 'gene_name', 'locus_name'] as const

/** FMARK-004: two of them stand for several types. */
export const markerTypeChoices = ['all_PCR', 'CAPS', 'SSLP', 'AFLP', 'RFLP', 'RAPD', 'hyb_based'] as const

/** FMARK-005: ecotypes that most markers distinguish. */
export const markerEcotypes = ['Ws', 'Nd', 'No', 'Rld', 'Ler', 'Col', 'C24', 'Cvi', 'En', 'Be'] as const

/** Criteria of the marker form (document 3, section 3.1). */
export const MarkerCriteria = z.object({
  searchTerms: searchTermRows(markerSearchTypes).optional(),
  marker_type: choicesOf(markerTypeChoices).optional(),
  poly_between_1: z.enum(markerEcotypes).optional(),
  poly_between_2: z.enum(markerEcotypes).optional(),
  mapLocation: MapLocationCriteria.optional(),
})
export type MarkerCriteria = z.infer<typeof MarkerCriteria>
