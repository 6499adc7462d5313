import { dnaHitFields } from '@rosette/contract-kit/cards/dna-hit.ts'
import { z } from 'zod'

/** One row of a clone search. The position is on the genome sequence. */
export const CloneHit = z.object({ cloneId: z.int(), ...dnaHitFields }).meta({ id: 'CloneHit' })
export type CloneHit = z.infer<typeof CloneHit>
