import type { PublicationRecord } from '../contract/publication-record.ts'

export function PublicationComments({ record: { comments } }: { record: PublicationRecord }) {
  return comments.map((comment) => <p key={comment}>{comment}</p>)
}
