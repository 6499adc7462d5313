import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CallWithin } from './calls-within.ts'

/** One call of the API. What is undefined in a query is left out. */
export type SiteCall = {
  method?: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string | number | undefined>>
  body?: object
}

/** The API as the caller of a tool has it. All calls of one tool are answered from one release. */
export type SiteCalls = {
  load<Schema extends z.ZodType>(schema: Schema, call: SiteCall): Promise<z.output<Schema>>
  loadText(call: SiteCall): Promise<string>
  /** The release of the answers; null before the first. */
  release(): string | null
  signal: AbortSignal
}

type Dependencies = { callWithin: CallWithin; traceparentOf(request: FastifyRequest): string }

/**
 * Makes calls in the name of a request: its token, its network address, the release that it names; never its cookies. They pass
 * through every hook of the site, so access, limits and costs are those of the API (decision 0104).
 */
export function siteCalls({ callWithin, traceparentOf }: Dependencies, request: FastifyRequest, signal: AbortSignal): SiteCalls {
  const { authorization, 'rosette-release': wanted } = request.headers
  let release: string | null = typeof wanted === 'string' ? wanted : null

  async function answerTo({ method = 'GET', path, query = {}, body }: SiteCall): Promise<string> {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const headers = {
      accept: 'application/json, text/plain',
      'x-request-id': request.id,
      traceparent: traceparentOf(request),
      ...(authorization !== undefined && { authorization }),
      ...(release !== null && { 'rosette-release': release }),
    }
    const call = { method, url: `/api/${path}`, query: Object.fromEntries(given), remoteAddress: request.ip, headers }
    const answer = await callWithin({ ...call, ...(body && { payload: body }) }, signal)
    if (answer.statusCode >= 400) throw toProblem(answer.body, answer.headers['retry-after'])
    const served = answer.headers['rosette-release']
    if (typeof served === 'string') release = served
    return answer.body
  }

  return {
    async load(schema, call) {
      return schema.parse(JSON.parse(await answerTo(call)))
    },
    loadText: answerTo,
    release: () => release,
    signal,
  }
}

/** A refusal of the API, as the API put it. */
function toProblem(body: string, retryAfter: unknown): Problem {
  const { code, message, issues, redirectUri } = ApiProblem.parse(JSON.parse(body))
  const seconds = Number(retryAfter)
  return new Problem(code, message, {
    ...(issues && { issues }),
    ...(redirectUri !== undefined && { redirectUri }),
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  })
}
