import type { onRequestAsyncHookHandler } from 'fastify'

/** For calls whose answer depends on who asks: `app.addHook('onRequest', keepFromCaches)`. */
export const keepFromCaches: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store')
}
