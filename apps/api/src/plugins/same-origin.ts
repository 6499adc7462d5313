import { Problem } from '@rosette/contract-kit/problem.ts'
import { isFromHere } from '@rosette/features/access/server/is-from-here.ts'
import type { FastifyInstance } from 'fastify'

const harmless = ['GET', 'HEAD', 'OPTIONS']

/**
 * No other site may make a visitor's browser change something here. Browsers say where a call comes from; what says nothing is no
 * browser and holds no cookies of anybody else.
 */
export function addSameOrigin(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (harmless.includes(request.method) || isFromHere(request, publicUrl)) done()
    else done(new Problem('access_denied', 'This call comes from another site.'))
  })
}
