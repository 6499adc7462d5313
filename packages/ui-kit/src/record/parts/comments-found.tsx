import type { RecordComment } from '@rosette/contract-kit/records/attribution.ts'
import { EmptyText, emptyTexts } from '../../text/empty-text.tsx'
import { CommentList } from './comment-list.tsx'

/** Comments among the facts of a locus or a gene, whose pages have an empty text of their own (DLOCUS-031, DGENE-011). */
export function CommentsFound({ comments }: { comments: readonly RecordComment[] }) {
  return comments.length === 0 ? <EmptyText>{emptyTexts.commentsFound}</EmptyText> : <CommentList comments={comments} />
}
