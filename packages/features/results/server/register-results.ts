import type { FastifyPluginAsync } from 'fastify'
import { everythingRoutes } from './everything-routes.ts'
import { type ExportRoutesOptions, exportRoutes } from './export-routes.ts'
import { type SavedSearchRoutesOptions, savedSearchRoutes } from './saved-search-routes.ts'
import { type SearchRoutesOptions, searchRoutes } from './search-routes.ts'

type ResultsDependencies = SearchRoutesOptions & SavedSearchRoutesOptions & ExportRoutesOptions

/** Searches, their files, and searches that a link stands for. */
export const registerResults: FastifyPluginAsync<ResultsDependencies> = async (app, dependencies) => {
  await app.register(searchRoutes, dependencies)
  await app.register(everythingRoutes, dependencies)
  await app.register(savedSearchRoutes, dependencies)
  await app.register(exportRoutes, dependencies)
}
