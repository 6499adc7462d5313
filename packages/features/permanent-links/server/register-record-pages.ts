import type { FastifyInstance } from 'fastify'
import { addAnyIdRoute } from './explain-routes.ts'
import type { PermanentDependencies } from './explanation.ts'
import { addPermanentPages } from './permanent-routes.ts'
import { addRecordPages } from './record-page-routes.ts'

/** Every address that leads to the page of a record, or to its file. */
export function registerRecordPages(pages: FastifyInstance, dependencies: PermanentDependencies): void {
  addRecordPages(pages, dependencies)
  addPermanentPages(pages, dependencies)
  addAnyIdRoute(pages, dependencies)
}
