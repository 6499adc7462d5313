import type { FastifyPluginAsync } from 'fastify'
import { addPartRoutes, type PartRouteNeeds } from './part-routes.ts'
import { addRecordRoutes, type RecordRouteNeeds } from './record-routes.ts'
import { addReleaseRoutes } from './release-routes.ts'

/** Records, their parts, and the release that they are read from. */
export const registerRecords: FastifyPluginAsync<RecordRouteNeeds & PartRouteNeeds> = async (app, dependencies) => {
  addReleaseRoutes(app, dependencies)
  await addRecordRoutes(app, dependencies)
  addPartRoutes(app, dependencies)
}
