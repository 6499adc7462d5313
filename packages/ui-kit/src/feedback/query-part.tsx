import { Button } from '@mantine/core'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { failedText, Loading, type LoadingProps } from './loading.tsx'
import classes from './query-part.module.css'

/** What a part of a page reads: the result of `useQuery`, or several of them joined by `allOf`. */
export type QueryState<Data> = { data: Data | undefined; error: Error | null; refetch(): unknown }

type QueryPartProps<Data> = LoadingProps & {
  /** Whether it stands in a card whose content reaches the edges. */
  isInset?: boolean
  query: QueryState<Data>
  /** Replaces sentence and reason if the specification has other words. */
  failure?: ReactNode
  /** Replaces the failure for errors that mean something of their own, such as a list that does not exist. */
  onError?(error: Error): ReactNode
  isEmpty?(data: Data): boolean
  /** What to say, and what to do, if there is nothing to show. */
  empty?: ReactNode
  children(data: Data): ReactNode
}

/** A part of a page that reads something: it waits, fails with a way to try again, is empty, or shows what was read. */
export function QueryPart<Data>({ query, failure, onError, isEmpty, empty, isInset = false, children, ...loading }: QueryPartProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  const other = error && onError?.(error)
  if (other) return other
  return (
    <div className={isInset ? classes.inset : undefined}>
      {error ? <LoadFailure what={loading.what} title={failure} error={error} onRetry={refetch} /> : <Loading {...loading} />}
    </div>
  )
}

type LoadFailureProps = {
  what?: string
  /** Replaces the sentence that is made of `what`, and the reason. */
  title?: ReactNode
  reason?: string
  error?: Error | null
  onRetry?: (() => unknown) | undefined
  /** Other ways on, beside Retry. */
  children?: ReactNode
}

/** What could not be loaded, why, what to quote to a curator, and a way to try again. */
export function LoadFailure({ what = 'this part', title, error = null, reason, onRetry, children }: LoadFailureProps) {
  const problem = error instanceof ApiProblemError ? error : null
  const sentence = reason ?? (title === undefined ? reasonOf(problem) : null)
  const isFinal = problem !== null && finalCodes.has(problem.code)
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <strong>{title ?? failedText(what)}</strong>
        {sentence && <p>{sentence}</p>}
        {problem?.requestId && (
          <p>
            Request ID: <code>{problem.requestId}</code>
          </p>
        )}
      </div>
      {onRetry && !isFinal && (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={14} aria-hidden />} onClick={() => void onRetry()}>
          Retry
        </Button>
      )}
      {children}
    </div>
  )
}

/** To try again would give the same answer. */
const finalCodes: ReadonlySet<string> = new Set(['not_found', 'gone', 'access_denied', 'login_required', 'invalid_request'])

function reasonOf(problem: ApiProblemError | null): string {
  if (problem === null) return 'Something went wrong on this page.'
  if (problem.code === 'too_many_requests') return 'Too many requests came from your network. Wait a minute, then try again.'
  return problem.message
}

/** Several queries as one: complete when all are, failed when one is. */
export function allOf<A, B>(first: QueryState<A>, second: QueryState<B>): QueryState<[A, B]> {
  const { data: a } = first
  const { data: b } = second
  return {
    data: a === undefined || b === undefined ? undefined : [a, b],
    error: first.error ?? second.error,
    refetch: () => [first, second].filter(({ error }) => error).map(({ refetch }) => refetch()),
  }
}
