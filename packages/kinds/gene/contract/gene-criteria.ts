import { GeneSelection } from '@rosette/contract-kit/gene-selection.ts'
import { z } from 'zod'

/** The gene models of the chosen loci, with their descriptions; all, where none is chosen. */
export const GeneCriteria = z.object({ genes: GeneSelection.optional() })
export type GeneCriteria = z.infer<typeof GeneCriteria>
