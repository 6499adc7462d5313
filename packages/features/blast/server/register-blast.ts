import type { FastifyPluginAsync } from 'fastify'
import { type BlastResultRoutesOptions, blastResultRoutes } from './blast-result-routes.ts'
import { type BlastRoutesOptions, blastRoutes } from './blast-routes.ts'

/** Starting a BLAST, and reading what it found. */
export const registerBlast: FastifyPluginAsync<BlastRoutesOptions & BlastResultRoutesOptions> = async (app, dependencies) => {
  await app.register(blastRoutes, dependencies)
  await app.register(blastResultRoutes, dependencies)
}
