import { defineColumns, defineFacets, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { z } from 'zod'

/** One row of a search for the history of loci, with the wire names of the specification (1, section 3). */
export const LocusHistoryHit = z
  .object({
    id: z.int(),
    locus: z.string(),
    /** Null if the release holds no record of it. */
    locusId: z.int().nullable(),
    currentStatus: z.enum(['obsolete', 'in use']),
    who: z.string().nullable(),
    date: z.iso.date().nullable(),
    modificationComments: z.string().nullable(),
    lociInvolvedInModification: z.array(z.string()),
  })
  .meta({ id: 'LocusHistoryHit' })
export type LocusHistoryHit = z.infer<typeof LocusHistoryHit>

/** Changes to the selected loci, or to all loci if none is selected. */
export const LocusHistoryCriteria = z.object({ genes: GeneSelection.optional() })
export type LocusHistoryCriteria = z.infer<typeof LocusHistoryCriteria>

/** RESULTS-062. */
export const locusHistoryColumns = defineColumns<LocusHistoryHit>([
  { id: 'locus', label: 'Locus', text: (hit) => hit.locus, isSortable: true },
  { id: 'currentStatus', label: 'Current status', text: (hit) => hit.currentStatus, isSortable: true },
  { id: 'who', label: 'Who', text: (hit) => hit.who ?? '', isSortable: true },
  { id: 'date', label: 'Date', text: (hit) => hit.date ?? '', isSortable: true },
  { id: 'modificationComments', label: 'Modification comments', text: (hit) => hit.modificationComments ?? '', isSortable: true },
  {
    id: 'lociInvolvedInModification',
    label: 'Loci involved',
    text: (hit) => hit.lociInvolvedInModification.join('; '),
    isSortable: true,
  },
])

export const locusHistoryFacets = defineFacets({
  currentStatus: { label: 'Current status' },
})

export const locusHistoryListing = defineSearchCard({
  category: 'locus_history',
  call: 'gene/locus_history',
  singular: 'locus history entry',
  plural: 'locus history entries',
  file: { word: 'locus_history', isOffered: true },
  form: { category: 'genes', isOffered: true },
  description: null,
  hit: LocusHistoryHit,
  columns: locusHistoryColumns,
  criteria: LocusHistoryCriteria,
  facets: locusHistoryFacets,
  genome: null,
})
