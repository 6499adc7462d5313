import { z } from 'zod'

/** What stands in the queue: the payload, and whose request it came from. */
export const JobEnvelope = z.object({
  payload: z.unknown(),
  traceparent: z.string().nullable().default(null),
})
export type JobEnvelope = z.infer<typeof JobEnvelope>
