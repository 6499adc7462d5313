import { GeneSelection } from '@rosette/contract-kit/gene-selection.ts'
import { z } from 'zod'

/** The changes of the chosen loci; of all, where none is chosen. */
export const LocusHistoryCriteria = z.object({ genes: GeneSelection.optional() })
export type LocusHistoryCriteria = z.infer<typeof LocusHistoryCriteria>
