import { z } from 'zod'

/** One row of a protocol search, under the wire names of the specification (1, section 3). */
export const ProtocolHit = z
  .object({
    protocolId: z.int(),
    title: z.string(),
    authors: z.array(z.string()),
    description: z.string().nullable(),
    keywords: z.array(z.string()),
    /** Name and address of each page, joined by a bar: `Example|https://example.org/`. */
    websites: z.array(z.string()),
  })
  .meta({ id: 'ProtocolHit' })
export type ProtocolHit = z.infer<typeof ProtocolHit>
