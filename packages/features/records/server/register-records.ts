import type { FastifyPluginAsync } from 'fastify'
import { addPartRoutes, type PartRouteDependencies } from './part-routes.ts'
import { addRecordRoutes, type RecordRouteDependencies } from './record-routes.ts'
import { addReleaseRoutes } from './release-routes.ts'

/** Records, their parts, and the release that they are read from. */
export const registerRecords: FastifyPluginAsync<RecordRouteDependencies & PartRouteDependencies> = async (app, dependencies) => {
  addReleaseRoutes(app, dependencies)
  await addRecordRoutes(app, dependencies)
  addPartRoutes(app, dependencies)
}
