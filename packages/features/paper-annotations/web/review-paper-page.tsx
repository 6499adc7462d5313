import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CuratorsOnly } from '../../members/web/curators-only.tsx'
import { MemberPage } from '../../members/web/member-page.tsx'
import { authState } from '../../sessions/web/auth-state.ts'
import { PaperHeading } from './paper-heading.tsx'
import { ReviewForm } from './review-form.tsx'
import { reviewQuery } from './review-queries.ts'
import { queueStep } from './review-queue-page.tsx'

const title = 'Decide about Lines'

export const reviewPaperPage = defineSitePage({
  component: ReviewPaperPage,
  queries: ({ params: { id = '' } }) => (authState().profile.isTairCurator ? [reviewQuery(id)] : []),
})

/** CURATE-015 to CURATE-018: a submission with what the records say today. */
export function ReviewPaperPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return (
    <CuratorsOnly title={title}>
      <Review id={id} />
    </CuratorsOnly>
  )
}

function Review({ id }: { id: string }) {
  const review = useQuery(reviewQuery(id))
  return (
    <MemberPage title={title} steps={[queueStep]}>
      <QueryPart query={review} what="the submission">
        {(loaded) => (
          <>
            {loaded.submission.paper === null ? null : <PaperHeading paper={loaded.submission.paper} />}
            <ReviewForm id={id} review={loaded} />
          </>
        )}
      </QueryPart>
    </MemberPage>
  )
}
