import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases, ReleaseLease } from '@rosette/database/published-releases.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { SiteConfig } from '../../site/contract/site-config.ts'
import type { Visitor } from '../contract/access.ts'
import type { CostBudget } from './cost-budget.ts'

/** What the app hands to every feature when it registers its routes. A feature picks what it uses. */
export type ApiDependencies = {
  settings: Settings
  db: Database
  engine: Engine
  /** Names of its indices begin with this. */
  indexPrefix: string
  /** Which release is served, and when another one is. */
  releases: PublishedReleases
  clock: Clock
  site: SiteConfig
  publicUrl: string
  /** The release that answers this request. */
  releaseOf(request: FastifyRequest): string
  leaseOf(request: FastifyRequest): ReleaseLease
  /** The trace context that is passed on to the engine and to jobs. */
  traceparentOf(request: FastifyRequest): string
  visitorOf(request: FastifyRequest): Promise<Visitor>
  /** What the visitor may still spend on costly work. */
  costBudgetOf(request: FastifyRequest): CostBudget
  /** Refuses a search of people if there were too many from its network. */
  expectFewLookups(request: FastifyRequest): Promise<void>
  /** The problem that the caller sees; the error itself goes to the log. */
  problemOf(request: FastifyRequest, error: unknown): Problem
  /** How often one address may make a call that stores something. */
  saving: FastifyContextConfig
}
