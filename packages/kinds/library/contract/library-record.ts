import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment, StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { CloneHost, CloneVector } from '@rosette/contract-kit/records/clone-parts.ts'
import { z } from 'zod'

export const RestrictionEnzyme = z.object({ name: z.string(), id: z.int().nullable() })
export type RestrictionEnzyme = z.infer<typeof RestrictionEnzyme>

/** The page of a library (specification 2, section 3). Null means not recorded. */
export const LibraryRecord = z
  .object({
    libraryId: z.int(),
    name: z.string(),
    dateLastModified: z.iso.date().nullable(),
    tairAccession: z.int().nullable(),
    aliases: z.array(z.string()),
    description: z.string().nullable(),
    abbreviation: z.string().nullable(),
    insertType: z.string().nullable(),
    /** As the sources write it: '80-120 kb'. */
    insertSizeRange: z.string().nullable(),
    /** All that are recorded; the page shows two. */
    restrictionEnzymes: z.array(RestrictionEnzyme),
    vector: z.array(CloneVector),
    hostStrains: z.array(CloneHost),
    stocks: z.array(StockDetail),
    germplasms: z.array(RecordRef),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'LibraryRecord' })
export type LibraryRecord = z.infer<typeof LibraryRecord>
