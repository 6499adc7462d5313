import type { FastifyReply } from 'fastify'

/** Works on an answer until the visitor leaves; a failure after that is not reported, as nobody is left to read it. */
export async function whileVisitorWaits<Answer>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<Answer>) {
  const signal = visitorSignal(reply)
  try {
    return await work(signal)
  } catch (error) {
    if (signal.aborted) return reply.hijack()
    throw error
  }
}

/**
 * Aborted when the visitor leaves before the answer is out.
 * Not Fastify's own request.signal: that one ends with the request's body, which for a POST is before the handler starts.
 */
function visitorSignal(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort(new Error('The visitor is gone'))
  })
  return leaving.signal
}
