import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import type { Visitor } from '@rosette/features/access/contract/access.ts'
import type { TermSetShelf } from '@rosette/features/enrichment/server/sets/term-set-shelf.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { WebAssets } from './pages/web-assets.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process counts, for the port that operators read. */
    metrics: Registry
  }
}

/** Everything the app depends on; opened and closed by its caller. */
export type AppNeeds = {
  settings: Settings
  db: Database
  engine: Engine
  releases: PublishedReleases
  clock: Clock
  logger: FastifyBaseLogger
  site: SiteConfig
  /** What enrichment reads of a release, if its caller fills it beforehand. */
  termSets?: TermSetShelf
  /** Null if the web app is not built: the API works, and pages say so. */
  webAssets: WebAssets | null
  /** Who asks, where a test knows it without a session. */
  visitorOf?: (request: FastifyRequest) => Promise<Visitor>
  /** Further routes, added last and under all the hooks. */
  addRoutes?: (app: FastifyInstance) => void
}
