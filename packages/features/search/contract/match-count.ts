import { z } from 'zod'

/** How many records the criteria of a form match now. */
export const MatchCountRequest = z
  .object({ searchTerms: z.array(z.record(z.string().max(60), z.unknown())).max(40) })
  .meta({ id: 'MatchCountRequest' })

export const MatchCountAnswer = z.object({ total: z.int() }).meta({ id: 'MatchCountAnswer' })
