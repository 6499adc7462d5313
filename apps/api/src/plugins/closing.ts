import type { FastifyInstance } from 'fastify'

/**
 * When the app closes, requests in flight are finished. Keep-alive connections would delay the shutdown by over a minute,
 * so answers ask clients to close them, and connections that became idle are closed.
 */
export function addClosing(app: FastifyInstance): () => boolean {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 100)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (sweep !== undefined) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
  return () => sweep !== undefined
}
