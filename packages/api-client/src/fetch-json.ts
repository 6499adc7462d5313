import type { z } from 'zod'
import { fieldOf, problemOfAnswer, requestIdOf, unanswered } from './answer-problem.ts'
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

/** The problem that an unsuccessful response reports. */
export async function problemOf(response: Response, body: unknown): Promise<ApiProblemError> {
  const { ApiProblem } = await import('@rosette/contract-kit/problem.ts')
  return problemOfAnswer(response, body, ApiProblem.safeParse(body).data ?? null)
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
