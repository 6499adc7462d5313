import { z } from 'zod'

/** What a person of the community noted on a record (specification 2, section 3). */
export const RecordComment = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Null where the community has no record of the person. */
  communityId: z.int().nullable(),
  notepadComment: z.string(),
  dateEntered: z.iso.date().nullable(),
})
export type RecordComment = z.infer<typeof RecordComment>
