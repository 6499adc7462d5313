import { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { z } from 'zod'

/** DATA-039: comments on proteins have a number, and name their writer in an object of its own. */
export const ProteinComment = RecordComment.pick({ notepadComment: true, dateEntered: true }).extend({
  notepadId: z.int(),
  person: RecordComment.pick({ firstName: true, lastName: true, communityId: true }),
})
export type ProteinComment = z.infer<typeof ProteinComment>

/** The same as comments on other kinds, which pages list. */
export function toRecordComment({ person, notepadComment, dateEntered }: ProteinComment): RecordComment {
  return { ...person, notepadComment, dateEntered }
}
