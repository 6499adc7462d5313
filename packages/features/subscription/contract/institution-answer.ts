import { z } from 'zod'

export const institutionStatuses = ['subscribed', 'not subscribed'] as const

/** GET subscription/institution (API-011): the institution of who asks, or an empty list. */
export const InstitutionAnswer = z
  .union([z.object({ name: z.string(), status: z.enum(institutionStatuses) }), z.array(z.never()).max(0)])
  .meta({ id: 'InstitutionAnswer' })
export type InstitutionAnswer = z.infer<typeof InstitutionAnswer>
