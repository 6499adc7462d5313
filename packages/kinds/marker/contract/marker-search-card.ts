import { defineColumns, defineFacets, defineSearchCard, withBlanks, yesOrNo } from '@rosette/contract-kit/cards/define-search-card.ts'
import { choicesOf, MapLocationCriteria, mapLocationWithin, searchTermRows } from '@rosette/contract-kit/search/criteria-parts.ts'
import { z } from 'zod'
import { markerSearchEntry } from './marker-search-entry.ts'

/** One row of a marker search, under the wire names of the specification (1, section 3). Positions are those on the sequence. */
export const MarkerHit = z
  .object({
    markerId: z.int(),
    marker_name: z.string(),
    aliases: z.array(z.string()),
    type: z.string().nullable(),
    chrom: z.string().nullable(),
    start_position: z.int().nullable(),
    end_position: z.int().nullable(),
  })
  .meta({ id: 'MarkerHit' })
export type MarkerHit = z.infer<typeof MarkerHit>

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

export const markerColumns = defineColumns<MarkerHit>([
  { id: 'marker_name', label: 'Marker', text: (hit) => hit.marker_name, isSortable: true },
  { id: 'aliases', label: 'Aliases', text: (hit) => hit.aliases.join('; '), isSortable: true },
  { id: 'type', label: 'Type', text: (hit) => hit.type ?? '', isSortable: true },
  { id: 'chrom', label: 'Chromosome', text: (hit) => hit.chrom ?? '', isSortable: true },
  { id: 'start_position', label: 'Start', text: (hit) => String(hit.start_position ?? ''), isSortable: true },
  { id: 'end_position', label: 'End', text: (hit) => String(hit.end_position ?? ''), isSortable: true },
])

export const markerFacets = defineFacets({
  type: { label: 'Type', values: withBlanks },
  chrom: { label: 'Chromosome', isOrdered: true },
  is_pcr_marker: { label: 'PCR marker', values: yesOrNo },
})

export const markerSearchCard = defineSearchCard({
  category: markerSearchEntry.category,
  call: 'marker',
  singular: 'marker',
  plural: markerSearchEntry.plural,
  file: { word: 'markers', isOffered: true },
  form: { category: markerSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for genetic markers by name, type, feature or map position.',
  hit: MarkerHit,
  columns: markerColumns,
  criteria: MarkerCriteria,
  facets: markerFacets,
  genome: { criteriaWithin: mapLocationWithin },
})
