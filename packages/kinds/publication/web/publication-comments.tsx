import { CommentList } from '@rosette/ui-kit/record/parts/comment-list.tsx'
import type { PublicationRecord } from '../contract/publication-record.ts'

export function PublicationComments({ record: { comments } }: { record: PublicationRecord }) {
  return <CommentList comments={comments} />
}
