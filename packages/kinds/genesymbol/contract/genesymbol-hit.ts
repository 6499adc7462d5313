import { z } from 'zod'

/** One row of the gene class symbol list, with the wire names of the specification (1, section 3). */
export const GenesymbolHit = z
  .object({
    id: z.string(),
    symbol: z.string(),
    full_name: z.string().nullable(),
    /** T if the class is named after a mutant phenotype (BROWSE-021). */
    type: z.enum(['T', 'F']).nullable(),
    status: z.string().nullable(),
    /** Label and key of the publication, joined by an underscore. */
    reference: z.string().nullable(),
    /** Name and key of the submitter, joined by an underscore (BROWSE-023). */
    contact: z.string().nullable(),
    submitted: z.iso.date().nullable(),
    tair_object_id: z.int(),
  })
  .meta({ id: 'GenesymbolHit' })
export type GenesymbolHit = z.infer<typeof GenesymbolHit>
