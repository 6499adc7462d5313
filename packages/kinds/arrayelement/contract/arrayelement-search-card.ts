import { defineColumns, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { z } from 'zod'
import { formatFlag } from './arrayelement-record.ts'

/** One row of the microarray list, with the wire names of the specification (1, section 3). */
export const ArrayelementHit = z
  .object({
    arrayElementId: z.int(),
    probeName: z.string(),
    locus: z.array(z.string()),
    annotation: z.string().nullable(),
    organism: z.string().nullable(),
    probeType: z.string().nullable(),
    isControl: z.boolean().nullable(),
    isAmbiguous: z.boolean(),
  })
  .meta({ id: 'ArrayElementHit' })
export type ArrayelementHit = z.infer<typeof ArrayelementHit>

/** Platforms that the list of microarray elements is offered for, the default first (RESULTS-035). */
export const arrayPlatforms = ['Affymetrix ATH1', 'CATMA', 'Agilent G2519F-021169'] as const

/** Elements for the selected loci on one platform. */
export const ArrayelementCriteria = z.object({ genes: GeneSelection.optional(), platform: z.enum(arrayPlatforms).optional() })
export type ArrayelementCriteria = z.infer<typeof ArrayelementCriteria>

/** RESULTS-061: seven columns. */
export const arrayelementColumns = defineColumns<ArrayelementHit>([
  { id: 'probeName', label: 'Probe name', text: (hit) => hit.probeName, isSortable: true },
  { id: 'locus', label: 'Locus', text: (hit) => hit.locus.join('; '), isSortable: true },
  { id: 'annotation', label: 'Annotation', text: (hit) => hit.annotation ?? '', isSortable: false },
  { id: 'organism', label: 'Organism', text: (hit) => hit.organism ?? '', isSortable: true },
  { id: 'probeType', label: 'Probe type', text: (hit) => hit.probeType ?? '', isSortable: true },
  { id: 'isControl', label: 'Control', text: (hit) => formatFlag(hit.isControl) ?? '', isSortable: true },
  { id: 'isAmbiguous', label: 'Ambiguous', text: (hit) => formatFlag(hit.isAmbiguous) ?? '', isSortable: true },
])

/** The microarray list, opened from selected loci rather than from the search box. */
export const arrayelementSearchCard = defineSearchCard({
  category: 'microarray',
  call: 'gene/microarray',
  singular: 'microarray element',
  plural: 'microarray elements',
  file: { word: 'microarray', isOffered: true },
  form: { category: 'genes', isOffered: false },
  description: null,
  hit: ArrayelementHit,
  columns: arrayelementColumns,
  criteria: ArrayelementCriteria,
  facets: {},
  genome: null,
})
