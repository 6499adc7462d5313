import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Makes a call of the site to itself, which ends when the signal says so. */
export type CallWithin = (call: InjectOptions, signal: AbortSignal) => Promise<LightMyRequestResponse>

const headerName = 'rosette-call-within'

/**
 * Lets tools make calls within the process. Added before the routes, whose answers it closes when the caller is gone: `inject` itself stops
 * listening to a signal as soon as it has read the body of a call.
 */
export function addCallsWithin(app: FastifyInstance): CallWithin {
  const signals = new Map<string, AbortSignal>()
  app.addHook('onRequest', (request, reply, done) => {
    // Nobody else can guess the name of a call.
    const signal = signals.get(String(request.headers[headerName]))
    const end = () => reply.raw.destroy(new Error('Nobody waits for this call any more'))
    signal?.addEventListener('abort', end, { once: true })
    if (signal) reply.raw.once('close', () => signal.removeEventListener('abort', end))
    done()
  })
  return async (call, signal) => {
    signal.throwIfAborted()
    const name = randomUUID()
    signals.set(name, signal)
    try {
      return await app.inject({ ...call, headers: { ...call.headers, [headerName]: name } })
    } finally {
      signals.delete(name)
    }
  }
}
