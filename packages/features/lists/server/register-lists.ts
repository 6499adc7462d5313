import type { FastifyPluginAsync } from 'fastify'
import { type ContentRoutesOptions, contentRoutes } from './content-routes.ts'
import { type RecordListRoutesOptions, recordListRoutes } from './record-list-routes.ts'
import { type ViewRoutesOptions, viewRoutes } from './views/view-routes.ts'

type ListDependencies = ContentRoutesOptions & ViewRoutesOptions & RecordListRoutesOptions

/** Lists of members, what they contain, and what their pages show of it. */
export const registerLists: FastifyPluginAsync<ListDependencies> = async (app, dependencies) => {
  await app.register(contentRoutes, dependencies)
  await app.register(viewRoutes, dependencies)
  await app.register(recordListRoutes, dependencies)
}
