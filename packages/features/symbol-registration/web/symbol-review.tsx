import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { SubmissionCard, submissionsQuery } from './review-page.tsx'

/** A submission in the queue of everything that curators decide about. */
export function SymbolReview({ id, onDecided }: { id: number; onDecided(): void }) {
  const submissions = useQuery(submissionsQuery)
  return (
    <QueryPart query={submissions} what="the submission">
      {(data) => {
        const submission = data.find(({ submissionId }) => submissionId === id)
        return submission ? (
          <SubmissionCard submission={submission} onDecided={onDecided} />
        ) : (
          <EmptyText>This submission no longer exists.</EmptyText>
        )
      }}
    </QueryPart>
  )
}
