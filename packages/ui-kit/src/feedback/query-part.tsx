import { Button } from '@mantine/core'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './query-part.module.css'

/** What a part of a page reads: the result of `useQuery`, or several of them joined by `allOf`. */
export type QueryState<Data> = { data: Data | undefined; error: Error | null; refetch(): unknown }

type QueryPartProps<Data> = LoadingProps & {
  query: QueryState<Data>
  /** Replaces 'The list could not be loaded.' if the specification has other words. */
  failure?: string
  /** Replaces the failure for errors that mean something of their own, such as a list that does not exist. */
  onError?(error: Error): ReactNode
  isEmpty?(data: Data): boolean
  /** What to say, and what to do, if there is nothing to show. */
  empty?: ReactNode
  children(data: Data): ReactNode
}

/** A part of a page that reads something: it waits, fails with a way to try again, is empty, or shows what was read. */
export function QueryPart<Data>({ query, failure, onError, isEmpty, empty, children, ...loading }: QueryPartProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return isEmpty?.(data) ? <div className={classes.empty}>{empty}</div> : children(data)
  if (error === null) return <Loading {...loading} />
  const other = onError?.(error)
  if (other) return other
  return <LoadFailure what={loading.what} title={failure} error={error} onRetry={refetch} />
}

type LoadingProps = {
  /** What is loaded, as it stands in a sentence: 'the list', 'your sessions'. */
  what: string
  /** A line of text, for small parts; otherwise bars fill roughly the space of the content. */
  isSmall?: boolean
  /** The shape of the content, if bars would not resemble it. */
  skeleton?: ReactNode
  /** About how high the part will be, in pixels, if what is below would be seen to move. */
  height?: number
}

/** Waiting, also while code is loaded. It appears only if that takes a moment. */
export function Loading({ what, isSmall = false, skeleton, height }: LoadingProps) {
  return (
    <div className={classes.loading} style={{ minHeight: height }} aria-busy>
      <p role="status" className={classes.status}>
        <span className={classes.spinner} aria-hidden />
        Loading {what}…
      </p>
      {skeleton ?? (isSmall ? null : <Bars />)}
    </div>
  )
}

function Bars() {
  return (
    <div className={classes.bars} aria-hidden>
      <div />
      <div />
      <div />
    </div>
  )
}

type LoadFailureProps = {
  what?: string
  /** Replaces the sentence that is made of `what`. */
  title?: string | undefined
  /** Replaces the reason that the error gives. */
  reason?: string
  error?: Error | null
  onRetry?: (() => unknown) | undefined
  /** Other ways on, beside Retry. */
  children?: ReactNode
}

/** What could not be loaded, why, what to quote to a curator, and a way to try again. */
export function LoadFailure({ what = 'this part', title, error = null, reason, onRetry, children }: LoadFailureProps) {
  const problem = error instanceof ApiProblemError ? error : null
  const isFinal = problem !== null && finalCodes.has(problem.code)
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <strong>{title ?? `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`}</strong>
        <p>{reason ?? reasonOf(problem)}</p>
        {problem?.requestId && (
          <p className={classes.id}>
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
