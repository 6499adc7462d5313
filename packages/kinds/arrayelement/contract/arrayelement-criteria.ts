import { GeneSelection } from '@rosette/contract-kit/search/gene-selection.ts'
import { z } from 'zod'

/** Platforms that the list of microarray elements is offered for, the default first (RESULTS-035). */
export const arrayPlatforms = ['Affymetrix ATH1', 'CATMA', 'Agilent G2519F-021169'] as const

/** Elements for the selected loci on one platform. */
export const ArrayelementCriteria = z.object({ genes: GeneSelection.optional(), platform: z.enum(arrayPlatforms).optional() })
export type ArrayelementCriteria = z.infer<typeof ArrayelementCriteria>
