import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment, StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { CloneHost } from '@rosette/contract-kit/records/clone-parts.ts'
import { z } from 'zod'

/** A picture of the vector: its number and, if published, the address of a page that shows it. */
export const VectorImage = z.object({ imageId: z.int(), address: z.url().nullable() })
export type VectorImage = z.infer<typeof VectorImage>

/** The page of a vector (specification 2, section 3). Null means not recorded. */
export const VectorRecord = z
  .object({
    vectorId: z.int(),
    name: z.string(),
    aliases: z.array(z.string()),
    dateLastModified: z.iso.date().nullable(),
    tairObjectId: z.int().nullable(),
    vectorType: z.string().nullable(),
    description: z.string().nullable(),
    promoterName: z.string().nullable(),
    promoterInfo: z.string().nullable(),
    antibioticResistance: z.string().nullable(),
    hostStrain: CloneHost.nullable(),
    stockDetails: z.array(StockDetail),
    /** Libraries whose clones it carries. */
    libraryVectors: z.array(RecordRef),
    imageDetails: z.array(VectorImage),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'VectorRecord' })
export type VectorRecord = z.infer<typeof VectorRecord>
