import type { FastifyReply } from 'fastify'

/**
 * Aborted when the visitor leaves before the answer is out.
 * Not Fastify's own request.signal: that one ends with the request's body, which for a POST is before the handler starts.
 */
export function visitorSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort(new Error('The visitor is gone'))
  })
  return leaving.signal
}
