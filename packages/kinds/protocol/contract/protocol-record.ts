import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

export const ProtocolKeyword = z.object({
  keyword: z.string(),
  /** Null if the release has no keyword of that name. */
  record: RecordRef.nullable(),
})
export type ProtocolKeyword = z.infer<typeof ProtocolKeyword>

/** An external page, under the wire names of protocols. */
export const ProtocolWebsite = z.object({ webSiteName: z.string(), url: z.url({ protocol: /^https?$/ }) })

/** The page of a laboratory protocol (specification 2, section 3). Null means not recorded. */
export const ProtocolRecord = z
  .object({
    protocolId: z.int(),
    name: z.string(),
    authors: z.array(z.string()),
    dateLastModified: z.iso.date().nullable(),
    /** `Protocol:900000201`; null if it has no TAIR number. */
    tairAccession: z.string().nullable(),
    description: z.string().nullable(),
    usage: z.string().nullable(),
    methods: z.string().nullable(),
    publication: RecordRef.nullable(),
    keywords: z.array(ProtocolKeyword),
    websites: z.array(ProtocolWebsite),
  })
  .meta({ id: 'ProtocolRecord' })
export type ProtocolRecord = z.infer<typeof ProtocolRecord>
