import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases, ReleaseLease } from '@rosette/database/published-releases.ts'
import type { Visitor } from '@rosette/features/access/contract/access.ts'
import type { ApiDependencies } from '@rosette/features/access/server/api-dependencies.ts'
import type { Question } from '@rosette/features/combinations/contract/question.ts'
import { loadQuestions } from '@rosette/features/combinations/server/load-questions.ts'
import { contentReaderOf } from '@rosette/features/list-contents/server/content-access.ts'
import { contentResolver, type ResolveContent } from '@rosette/features/list-contents/server/resolved-contents.ts'
import type { AnyTool } from '@rosette/features/runs/server/define-tool.ts'
import { sequenceStores } from '@rosette/features/sequences/server/sequence-stores.ts'
import type { SessionOf } from '@rosette/features/sessions/server/session-cookies.ts'
import type { SiteConfig } from '@rosette/features/site/contract/site-config.ts'
import { loadTexts, type Texts } from '@rosette/features/texts/server/load-texts.ts'
import { tools } from '@rosette/features/tool-registry/server/tools.ts'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import { openFileStore } from '@rosette/file-store/open-file-store.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { Tracing } from '@rosette/settings/tracing.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { WebAssets } from './pages/web-assets.ts'
import { logProblem } from './plugins/problem-handler.ts'
import { lookupLimit, seldom } from './plugins/rate-limit.ts'
import { traceparentOf } from './plugins/request-context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process counts, for the port that operators read. */
    metrics: Registry
  }
}

/** Everything the app depends on; opened and closed by its caller. */
export type AppDependencies = {
  settings: Settings
  db: Database
  engine: Engine
  releases: PublishedReleases
  clock: Clock
  logger: FastifyBaseLogger
  site: SiteConfig
  /** What the process counts; the app adds what it counts itself. */
  registry: Registry
  /** Null if no collector is set. */
  tracing?: Tracing | null
  /** Null if the web app is not built: the API works, and pages say so. */
  webAssets: WebAssets | null
  /** Who asks, where a test knows it without a session. */
  visitorOf?: (request: FastifyRequest) => Promise<Visitor>
  /** Further routes, added last and under all the hooks. */
  addRoutes?: (app: FastifyInstance) => void
}

/** What features are registered with. */
export type FeatureDependencies = ApiDependencies &
  Texts & {
    sessionOf: SessionOf
    files: FileStore
    questions: readonly Question[]
    tools: readonly AnyTool[]
    /** Where the visitor of a request reads lists. */
    resolveContentOf(request: FastifyRequest): ResolveContent
    storeOf: ReturnType<typeof sequenceStores>
  }

/** Opens what features share, and closes it with the app. */
export async function openForFeatures(
  app: FastifyInstance,
  {
    settings,
    db,
    engine,
    releases,
    clock,
    site,
    visitorOf,
    sessionOf,
    costBudgetOf,
  }: AppDependencies & Pick<FeatureDependencies, 'sessionOf' | 'visitorOf' | 'costBudgetOf'>,
): Promise<FeatureDependencies> {
  const { publicUrl, indexPrefix, rateLimitPerMinute } = settings
  const files = await openFileStore(settings)
  app.addHook('onClose', () => files.close())
  const resolveContent = contentResolver({ db, clock })
  return {
    settings,
    db,
    engine,
    indexPrefix,
    releases,
    clock,
    site,
    publicUrl,
    ...(await loadTexts({ site, publicUrl })),
    questions: await loadQuestions(),
    files,
    tools,
    resolveContentOf: (request) => async (id, releaseId) =>
      resolveContent(contentReaderOf(await visitorOf(request)), id, releaseId, costBudgetOf(request)),
    storeOf: sequenceStores(app, { db, sequenceDir: settings.sequenceDir, releases }),
    releaseOf,
    leaseOf,
    traceparentOf,
    visitorOf,
    sessionOf,
    costBudgetOf,
    expectFewLookups: lookupLimit(app, rateLimitPerMinute),
    saving: seldom(rateLimitPerMinute),
    problemOf: logProblem,
  }
}

/** The release that this request is answered from. */
function releaseOf(request: FastifyRequest): string {
  return leaseOf(request).releaseId
}

function leaseOf(request: FastifyRequest): ReleaseLease {
  const { lease } = request
  if (lease === null) throw new Problem('upstream_failed', 'No data release is published yet.', { retryAfter: 10 })
  return lease
}
