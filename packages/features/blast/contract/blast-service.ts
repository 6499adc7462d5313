import { z } from 'zod'

/** GET blast/service: what the form needs to know of the service that it posts to. */
export const BlastService = z
  .object({
    /** Where the form posts to. */
    address: z.string(),
    isOwn: z.boolean().describe('False if the operator named another service.'),
    /** Null if BLAST+ is not installed, or the other service does not say. */
    version: z.string().nullable(),
    databases: z.array(z.string()).describe('Identifiers of the databases that it offers.'),
    hasMail: z.boolean(),
    maxQueries: z.int(),
    maxResidues: z.int(),
  })
  .meta({ id: 'BlastService' })
export type BlastService = z.infer<typeof BlastService>
