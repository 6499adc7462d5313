import { Website } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'

/** The page of a communication to the curators (specification 2, section 3). Null means not recorded. */
export const CommunicationRecord = z
  .object({
    referenceId: z.int(),
    name: z.string(),
    authorName: z.string().nullable(),
    communicationDate: z.iso.date().nullable(),
    communication: z.string().nullable(),
    websites: z.array(Website),
  })
  .meta({ id: 'CommunicationRecord' })
export type CommunicationRecord = z.infer<typeof CommunicationRecord>
