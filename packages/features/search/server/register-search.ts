import type { FastifyPluginAsync } from 'fastify'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { matchCountRoutes, optionListRoutes } from './form-routes.ts'

/** What search forms ask while they are filled in. */
export const registerSearch: FastifyPluginAsync<SearchRoutesOptions> = async (app, dependencies) => {
  await app.register(matchCountRoutes, dependencies)
  await app.register(optionListRoutes, dependencies)
}
