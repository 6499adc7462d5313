import type { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { type ProblemCode, problemStatus } from '@rosette/contract-kit/problem-codes.ts'
import { ApiProblemError } from './api-problem-error.ts'
import type { Call } from './api-request.ts'

/** A call that the page itself aborted keeps its abort reason: that is not a failure. */
export function unanswered(call: Call, cause: unknown): unknown {
  if (call.signal?.aborted) return cause
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  const message = isTimeout ? 'The server took too long to respond.' : 'The server could not be reached.'
  return new ApiProblemError({ code: 'upstream_failed', message, cause })
}

/** The problem that an unsuccessful response reports. `known` is its body, if that is a problem of ours. */
export function problemOfAnswer(response: Response, body: unknown, known: ApiProblem | null): ApiProblemError {
  const retryAfter = retryAfterOf(response)
  const said = saidBy(body)
  if (known) return new ApiProblemError({ ...known, status: response.status, retryAfter, said })
  return new ApiProblemError({
    said,
    code: codeOfStatus(response.status),
    message: `The server responded with status ${response.status}.`,
    requestId: requestIdOf(response),
    status: response.status,
    retryAfter,
  })
}

/** Specified calls fail with a message in `error` or `message`, or with a plain sentence (REG-014, EDIT-011). */
function saidBy(body: unknown): string | null {
  const texts = typeof body === 'object' && body !== null ? [fieldOf(body, 'error'), fieldOf(body, 'message')] : [body]
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? null
}

/** A field of a body whose shape is not known. */
export function fieldOf(body: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(body)).get(name)
}

/** For responses of an intermediary, such as a proxy, that does not know our format. */
function codeOfStatus(status: number): ProblemCode {
  // The cast is needed because Object.entries loses the key type.
  const entries = Object.entries(problemStatus) as [ProblemCode, number][]
  return entries.find(([, known]) => known === status)?.[0] ?? (status >= 500 ? 'upstream_failed' : 'invalid_request')
}

/** Our server sends it in seconds. */
function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

export function requestIdOf(response: Response): string | null {
  return response.headers.get('rosette-request-id')
}
