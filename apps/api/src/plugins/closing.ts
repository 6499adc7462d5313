import type { FastifyInstance } from 'fastify'

/**
 * When the app is asked to close, requests in flight are finished. Their connections would stay open for the next one,
 * and hold up the end for over a minute: so they are told to close, and those that fell idle meanwhile are closed.
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
