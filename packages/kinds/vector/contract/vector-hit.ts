import { dnaHitFields } from '@rosette/contract-kit/cards/dna-hit.ts'
import { z } from 'zod'

/** One row of a vector search. */
export const VectorHit = z.object({ vectorId: z.int(), ...dnaHitFields }).meta({ id: 'VectorHit' })
export type VectorHit = z.infer<typeof VectorHit>
