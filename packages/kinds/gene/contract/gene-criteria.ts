import { GeneSelection } from '@rosette/contract-kit/search/gene-selection.ts'
import { z } from 'zod'

/** Gene models of the selected loci; all of them if none is selected. */
export const GeneCriteria = z.object({ genes: GeneSelection.optional() })
export type GeneCriteria = z.infer<typeof GeneCriteria>
