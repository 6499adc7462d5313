import { errors } from '@opensearch-project/opensearch'
import { Problem } from '@rosette/contract-kit/problem.ts'

const unavailable = 'Search is not available right now. Please try again in a moment.'

/** Every failure or timeout of the engine reaches callers as one of these problems. The cause is kept for the log. */
export function engineProblem(cause: unknown, status: number | null = engineStatus(cause)): Problem {
  if (cause instanceof Problem) return cause
  if (status === 429) {
    return new Problem('overloaded', 'Too many searches are running. Please try again in a moment.', {
      cause,
      retryAfter: 1,
      refusal: 'queue_full',
    })
  }
  return new Problem('upstream_failed', unavailable, { cause, retryAfter: 2 })
}

/** The HTTP status of the engine's answer; null if there was no answer. */
export function engineStatus(error: unknown): number | null {
  return error instanceof errors.ResponseError ? (error.statusCode ?? null) : null
}
