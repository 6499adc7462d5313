import { z } from 'zod'

export const TransposonfamilyCriteria = z.object({})
export type TransposonfamilyCriteria = z.infer<typeof TransposonfamilyCriteria>
