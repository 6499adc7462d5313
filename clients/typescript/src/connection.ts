import { problemOfAnswer, unanswered } from '@rosette/api-client/answer-problem.ts'
import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { type Call, requestOf } from '@rosette/api-client/api-request.ts'

export type ConnectionOptions = {
  /** A release that everything is answered from; left out, that of the first answer. */
  release?: string | undefined
  /** An access token of your account, made on your profile page. */
  token?: string | undefined
  /** How long one call waits at most for a site that is busy. */
  longestWaitMs?: number | undefined
  /** How long one attempt may take. */
  timeoutMs?: number | undefined
}

/** What a call answers, and the release that it comes from. */
export type Answer<Data> = { data: Data; release: string }

export type Connection = {
  /** The release that everything is answered from; null until the first answer. */
  release(): string | null
  /** Tokens only read: what starts something is sent without one, and is made with the served release. */
  send(call: Call, isStart?: boolean): Promise<Answer<unknown>>
  /** Used between two looks at a run. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** The pinned release is not held any more. */
export class ReleaseNotHeldError extends ApiProblemError {
  /** The release that the site serves now. */
  readonly served: string

  constructor(problem: ApiProblemError, served: string) {
    super({
      ...problem,
      message: `${problem.message} Connect again with release: '${served}', or with none to follow the site, and run everything again.`,
      cause: problem,
    })
    this.served = served
  }
}

const mostTries = 5
const retried = [429, 502, 503, 504]

/** Requests to one site: pinned to a release, and tried again as the site asks. */
export function openConnection(site: string, options: ConnectionOptions = {}, wait: Connection['wait'] = pause): Connection {
  const { token, longestWaitMs = 300_000, timeoutMs = 120_000 } = options
  const base = `${readAddress(site, Boolean(token))}/api`
  let pinned = options.release ?? null

  async function attempt(call: Call, isStart: boolean): Promise<Answer<unknown>> {
    const sent = isStart
      ? { 'rosette-release': null, authorization: null }
      : { 'rosette-release': pinned, authorization: token ? `Bearer ${token}` : null }
    const response = await sendOnce({ ...call, base }, sent, timeoutMs)
    const release = response.headers.get('rosette-release') ?? ''
    const body = await readBody(response, call)
    if (!response.ok) throw withAdvice(problemOfAnswer(response, body, asProblem(body)), release, { ...sent, isStart })
    // What follows is answered from the same release.
    pinned ??= release || null
    return { data: body, release }
  }

  return {
    release: () => pinned,
    wait,
    async send(call, isStart = false) {
      let waited = 0
      for (let tried = 1; ; tried++) {
        try {
          return await attempt(call, isStart)
        } catch (error) {
          const ms = error instanceof ApiProblemError ? waitBefore(error, tried) : null
          if (ms === null || tried === mostTries || waited + ms > longestWaitMs) throw error
          waited += ms
          await wait(ms, call.signal)
        }
      }
    },
  }
}

/** The address without a slash at its end. A token goes only where nobody on the way can read it. */
function readAddress(site: string, hasToken: boolean): string {
  const url = URL.canParse(site) ? new URL(site) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new TypeError(`'${site}' is not the address of a site; it begins with https://`)
  if (hasToken && url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new TypeError('A token is sent only to addresses with https://, because anyone on the way could read it.')
  return url.href.replace(/\/+$/, '')
}

async function sendOnce(call: Call, sent: Readonly<Record<string, string | null>>, timeoutMs: number): Promise<Response> {
  const { address, headers, ...request } = requestOf(call)
  const timeout = AbortSignal.timeout(timeoutMs)
  const all = { ...headers, accept: 'application/json, text/plain;q=0.9, */*;q=0.8', ...sent }
  try {
    return await fetch(address, {
      ...request,
      headers: Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null),
      credentials: 'omit',
      // A redirection could lead a token elsewhere, and calls of the site have none.
      redirect: 'error',
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    })
  } catch (cause) {
    throw unanswered(call, cause)
  }
}

async function readBody(response: Response, call: Call): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw unanswered(call, cause)
  })
  if (!/^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = 'The answer is not JSON; is this the address of a Rosette site?'
    throw new ApiProblemError({ code: 'upstream_failed', message, status: response.status, cause })
  }
}

/** The body of a refusal, if it is a problem of the site. A newer site may have codes that this package does not know. */
function asProblem(body: unknown): Parameters<typeof problemOfAnswer>[2] {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'requestId' in body
  // The three fields are those that every problem of the contract has.
  return isProblem ? (body as Parameters<typeof problemOfAnswer>[2]) : null
}

type SentAs = { 'rosette-release': string | null; authorization: string | null; isStart: boolean }

function withAdvice(problem: ApiProblemError, release: string, sent: SentAs): ApiProblemError {
  const pinned = sent['rosette-release']
  if (problem.status === 409 && pinned && release !== pinned) return new ReleaseNotHeldError(problem, release)
  const advice = adviceFor(problem, sent)
  return advice === null ? problem : new ApiProblemError({ ...problem, message: `${problem.message} ${advice}`, cause: problem })
}

function adviceFor({ code, status, issues }: ApiProblemError, { authorization, isStart }: SentAs): string | null {
  if (code === 'invalid_token') return 'Connect with a token from your profile page, or without one.'
  if (status === 401 || status === 403) {
    if (isStart) return 'Tokens only read: this site starts it from its pages only.'
    return authorization === null ? 'Connect with an access token from your profile page.' : "Your token's account may not see this."
  }
  if (status === 429) return 'Send fewer requests, or use one call for many ids.'
  return issues.length === 0 ? null : issues.map(({ path, message }) => `${path}: ${message}.`).join(' ')
}

/** Milliseconds after which to try again, or null if that is of no use. */
function waitBefore({ status, retryAfter }: ApiProblemError, tried: number): number | null {
  // Null: there was no answer.
  if (status !== null && !retried.includes(status)) return null
  return retryAfter === null ? Math.min(8000, 500 * 2 ** (tried - 1)) * (0.75 + Math.random() / 2) : retryAfter * 1000
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
