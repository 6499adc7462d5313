import { toWebRequest } from '@modelcontextprotocol/node'
import { validateHostHeader } from '@modelcontextprotocol/server'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { accessOf } from '../../access/contract/access.ts'
import type { ApiDependencies } from '../../access/server/api-dependencies.ts'
import { assistantPath } from '../contract/assistant-path.ts'
import { assistantHandler } from './assistant-server.ts'
import type { CallWithin } from './calls-within.ts'
import { siteCalls } from './site-calls.ts'

export type AssistantDependencies = Pick<ApiDependencies, 'publicUrl' | 'site' | 'traceparentOf' | 'problemOf'> & {
  settings: Pick<Settings, 'assistants'>
  callWithin: CallWithin
  /** A call of a tool ends after this time, whatever it waits for. */
  mostMs?: number
}

/** Longest list of ids or sequence that a tool takes, and what is around it. */
const bodyLimit = 256 * 1024

/** POST /mcp: the Model Context Protocol over streamable HTTP, without sessions. GET and DELETE, which belong to sessions, are answered 405. */
export const registerAssistants: FastifyPluginAsync<AssistantDependencies> = async (app, dependencies) => {
  const { settings, callWithin, publicUrl, site, traceparentOf, problemOf, mostMs = 60_000 } = dependencies
  if (!settings.assistants) return
  const hosts = hostsOf(publicUrl)
  const config = accessOf('everyone', { cost: 'light', takesTokens: true })
  app.post(assistantPath, { bodyLimit, config, schema: { hide: true } }, async (request, reply) => {
    expectOwnHost(request, hosts)
    // Of an older revision of the protocol: many messages in one request, which the limits do not expect.
    if (Array.isArray(request.body)) throw new Problem('invalid_request', 'Send one message in a request.')
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(mostMs)])
    const api = siteCalls({ callWithin, traceparentOf }, request, signal)
    const toProblem = (error: unknown) => {
      if (signal.aborted) return endedProblem(mostMs)
      // What a call refused, it has logged itself.
      return error instanceof Problem ? error : problemOf(request, error)
    }
    const server = { api, publicUrl, version: site.version, problemOf: toProblem }
    const handler = assistantHandler(server, (error) => request.log.warn({ err: error }, 'an assistant was refused'))
    gone.signal.addEventListener('abort', () => void handler.close(), { once: true })
    const { body } = request
    const answer = await handler.fetch(await toWebRequest(request.raw, body, { signal: gone.signal }), { parsedBody: body })
    return reply.header('cache-control', 'no-store').send(answer)
  })
}

/** After the time is over; or the client has left, and nobody reads it. */
function endedProblem(mostMs: number): Problem {
  return new Problem('upstream_failed', `This took longer than ${mostMs / 1000} s. Ask for fewer ids at once.`)
}

/** On a machine of one's own, all its names for itself. */
function hostsOf(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl)
  const own = ['localhost', '127.0.0.1', '[::1]']
  return own.includes(hostname) ? own : [hostname]
}

/** A page that had its own name lead here (DNS rebinding) still says its own name. */
function expectOwnHost({ headers }: FastifyRequest, hosts: string[]): void {
  if (!validateHostHeader(headers.host, hosts).ok) throw new Problem('access_denied', 'This request names another host.')
}
