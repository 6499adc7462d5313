import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { BrowserError } from '../contract/browser-error.ts'

type BrowserErrorOptions = {
  /** How often one address may make a call that stores something. */
  saving: FastifyContextConfig
  countBrowserError(): void
}

const maxBodyBytes = 4096

/** POST browser-errors: a script of one of our pages failed. Logged without saying who the visitor is, and counted. */
export const registerBrowserErrors: FastifyPluginAsyncZod<BrowserErrorOptions> = async (app, { saving, countBrowserError }) => {
  const schema = {
    operationId: 'reportBrowserError',
    summary: 'Report that a script of a page failed',
    tags: ['Service'],
    body: BrowserError,
    response: { 200: Done, 400: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  const config = { ...saving, ...accessOf('everyone', { cost: 'light' }) }
  app.post('/browser-errors', { schema, bodyLimit: maxBodyBytes, config }, async (request, reply) => {
    const { message, stack, path } = request.body
    countBrowserError()
    const browserError = { message: withoutQueries(message), stack: withoutQueries(stack), path: withoutQueries(path) }
    request.log.warn({ browserError }, 'a script failed in a browser')
    return reply.header('cache-control', 'no-store').send(done)
  })
}

/** Addresses in messages and stacks can carry searches, ids and tokens: what follows ? or # is nobody's business, nor is an e-mail address. */
export function withoutQueries(text: string): string {
  return text.replaceAll(/[?#][^\s:)'"]+/g, '').replaceAll(/[^\s@/]+@[^\s@/]+\.[a-z]{2,}/gi, '***')
}
