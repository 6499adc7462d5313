import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { listSteps } from '../../../list-contents/web/list-words.ts'

/** The same words for a list that was withdrawn and one that never was: who guesses ids learns nothing. Null is a list that is not theirs. */
export function MissingList({ error, onRetry }: { error: Error | null; onRetry(): unknown }) {
  usePageTitle('List')
  const isGone = error === null || problemCodeOf(error) === 'not_found'
  return (
    <>
      <PageHeading
        steps={listSteps}
        here="List"
        title="This list cannot be shown"
        actions={<ButtonLink href="/lists">My lists</ButtonLink>}
      />
      {isGone ? (
        <Notice kind="warning">
          It is private, its owner no longer shares it, or it was stored in another browser. If a colleague sent you the link, ask them to
          share the list again.
        </Notice>
      ) : (
        <LoadFailure what="the list" error={error} onRetry={onRetry} />
      )}
    </>
  )
}
