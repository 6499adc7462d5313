import { Button } from '@mantine/core'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { resultCategories } from '../contract/result-categories.ts'
import classes from './results-fault.module.css'

type ResultsFaultProps = {
  text: string
  category: ResultCategoryName | null
  requestId?: string | null
  /** Where New Search leads; by default to the empty form; null if there was no search. */
  newSearch?: string | null
  onRetry?: () => void
}

/** TABLE-009: the red alert in place of a list that could not be shown. */
export function ResultsFault({ text, category, requestId, newSearch, onRetry }: ResultsFaultProps) {
  return (
    <div role="alert" className={classes.alert}>
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <strong>Error from the server</strong>
        <p>{text}</p>
        {requestId && (
          <p className={classes.id}>
            Request ID: <code>{requestId}</code>
          </p>
        )}
      </div>
      {onRetry && (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
      )}
      {newSearch !== null && (
        <ButtonLink size="xs" href={newSearch ?? (category === null ? '/search/overview' : resultCategories[category].form.path)}>
          New Search
        </ButtonLink>
      )}
    </div>
  )
}

type SearchFaultProps = Pick<ResultsFaultProps, 'category' | 'newSearch'> & {
  error: Error
  /** Shown if the server gave no reason. */
  otherwise?: string
  onRetry(): void
}

const searchKept = 'The search could not be completed. Nothing you entered is lost: try again.'

/** A search that failed says what still works. */
export function SearchFault({ error, otherwise = searchKept, ...fault }: SearchFaultProps) {
  const problem = error instanceof ApiProblemError ? error : null
  return <ResultsFault {...fault} text={sentenceOf(problem, otherwise)} requestId={problem?.requestId} />
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
