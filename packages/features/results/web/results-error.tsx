import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { resultCategories } from '../../site/contract/result-categories.ts'

type ResultsErrorProps = {
  text: string
  category: ResultCategoryName | null
  error?: Error | null
  /** Where New Search leads; by default to the empty form; null if there was no search. */
  newSearch?: string | null
  onRetry?: () => void
}

/** TABLE-009: the red alert in place of a list that could not be shown. */
export function ResultsError({ text, category, error = null, newSearch, onRetry }: ResultsErrorProps) {
  return (
    <LoadFailure title="Error from the server" reason={text} error={error} onRetry={onRetry}>
      {newSearch !== null && (
        <ButtonLink size="xs" href={newSearch ?? (category === null ? '/search/overview' : resultCategories[category].form.path)}>
          New Search
        </ButtonLink>
      )}
    </LoadFailure>
  )
}

type SearchErrorProps = Pick<ResultsErrorProps, 'category' | 'newSearch'> & {
  error: Error
  /** Shown if the server gave no reason. */
  otherwise?: string
  onRetry(): void
}

const searchStored = 'The search could not be completed. Nothing you entered is lost: try again.'

/** A search that failed says what still works. */
export function SearchError({ error, otherwise = searchStored, ...failure }: SearchErrorProps) {
  const problem = error instanceof ApiProblemError ? error : null
  return <ResultsError {...failure} text={sentenceOf(problem, otherwise)} error={error} />
}

function sentenceOf(problem: ApiProblemError | null, otherwise: string): string {
  switch (problem?.code) {
    case 'upstream_failed':
    case 'overloaded':
      return 'Search is not available right now. Record pages still work.'
    case 'too_many_requests':
      return 'Too many searches came from your network. Wait a minute, then try again.'
    case 'invalid_request':
      return `The server did not understand this search: ${problem.message}`
    case 'access_denied':
      return problem.message
    default:
      return otherwise
  }
}
