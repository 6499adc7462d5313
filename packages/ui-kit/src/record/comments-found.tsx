import type { RecordComment } from '@rosette/contract-kit/record-comment.ts'
import { CommentList } from './comment-list.tsx'
import { EmptyText } from './empty-text.tsx'
import { emptyTexts } from './empty-texts.ts'

/** Comments among the facts of a locus or a gene, whose pages have an empty text of their own (DLOCUS-031, DGENE-011). */
export function CommentsFound({ comments }: { comments: readonly RecordComment[] }) {
  return comments.length === 0 ? <EmptyText>{emptyTexts.commentsFound}</EmptyText> : <CommentList comments={comments} />
}
