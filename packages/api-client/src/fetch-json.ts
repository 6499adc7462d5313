import { type ProblemCode, problemStatus } from '@rosette/contract-kit/problem-codes.ts'
import type { z } from 'zod'
import { ApiProblemError } from './api-problem-error.ts'
import { type Call, requestOf } from './api-request.ts'

// A slow record is better than an error, but nobody waits longer than this.
const defaultTimeoutMs = 20_000

/**
 * Makes one call, checks the answer against its contract, and throws ApiProblemError for everything else. What every page loads passes
 * a promise of the contract: it only checks answers, so that it need not arrive before them.
 */
export async function fetchJson<Schema extends z.ZodType>(contract: Schema | Promise<Schema>, call: Call): Promise<z.output<Schema>> {
  const [response, schema] = await Promise.all([send(call), contract])
  const body = await readJson(response, call)
  if (!response.ok) {
    const problem = await problemOf(response, body)
    if (response.status === 401 && !call.isBackground) redirectToLogin(body)
    throw problem
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ApiProblemError({
    code: 'upstream_failed',
    message: 'The server sent a response that this page cannot read.',
    requestId: requestIdOf(response),
    status: response.status,
    cause: parsed.error,
  })
}

/** For a call whose status means more than success or failure: the raw response. */
export async function fetchAnswer(call: Call): Promise<{ status: number; body: unknown }> {
  const response = await send(call)
  const body = await readJson(response, call)
  if (response.status === 401) redirectToLogin(body)
  return { status: response.status, body }
}

/** For a file of what a call answers: its text as it came. */
export async function fetchText(call: Call): Promise<string> {
  const response = await send(call)
  const text = await response.text().catch((cause: unknown) => {
    throw unanswered(call, cause)
  })
  if (response.ok) return text
  throw await problemOf(response, null)
}

/** Sends a call, for functions like these. */
export async function send(call: Call): Promise<Response> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? defaultTimeoutMs)
  const { address, ...request } = requestOf(call)
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout
  try {
    return await fetch(address, { ...request, credentials: 'same-origin', signal })
  } catch (cause) {
    throw unanswered(call, cause)
  }
}

export async function readJson(response: Response, call: Call): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw unanswered(call, cause)
  })
  try {
    return JSON.parse(text)
  } catch {
    // A plain sentence may be a message for the visitor; the schema rejects any other body that is not JSON.
    return response.headers.get('content-type')?.startsWith('text/plain') ? text : null
  }
}

/** A call that the page itself aborted keeps its abort reason: that is not a failure. */
export function unanswered(call: Call, cause: unknown): unknown {
  if (call.signal?.aborted) return cause
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  const message = isTimeout ? 'The server took too long to respond.' : 'The server could not be reached.'
  return new ApiProblemError({ code: 'upstream_failed', message, cause })
}

/** The problem that an unsuccessful response reports. */
export async function problemOf(response: Response, body: unknown): Promise<ApiProblemError> {
  const { ApiProblem } = await import('@rosette/contract-kit/problem.ts')
  const parsed = ApiProblem.safeParse(body)
  const retryAfter = retryAfterOf(response)
  const said = saidBy(body)
  if (parsed.success) return new ApiProblemError({ ...parsed.data, status: response.status, retryAfter, said })
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

function fieldOf(body: object, name: string): unknown {
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

function requestIdOf(response: Response): string | null {
  return response.headers.get('rosette-request-id')
}

/** The address that a 401 redirects to, with the page to return to (SESSION-022); null if it has none. */
function loginAddress(body: unknown, here: string): string | null {
  const target = typeof body === 'object' && body !== null ? fieldOf(body, 'redirectUri') : null
  if (typeof target !== 'string' || target === '') return null
  const [path = '', hash] = target.split('#', 2)
  const joined = `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(here)}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** Sends the visitor to log in if a 401 says so; the caller's own error handling continues in either case. */
export function redirectToLogin(body: unknown): void {
  const target = loginAddress(body, location.href)
  if (target !== null) location.assign(target)
}
