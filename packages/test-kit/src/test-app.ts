import type { AppDependencies } from '@rosette/api/app-dependencies.ts'
import { buildApp } from '@rosette/api/build-app.ts'
import type { WebAssets } from '@rosette/api/pages/web-assets.ts'
import { type Clock, systemClock } from '@rosette/contract-kit/clock.ts'
import { watchPublishedReleases } from '@rosette/database/published-releases.ts'
import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { openBreaker } from '@rosette/search-engine/engine/breaker.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { openProcessMetrics } from '@rosette/settings/process-metrics.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, inject, onTestFinished, TestRunner } from 'vitest'
import { complaintsAbout, failWith, type SiteError, siteErrorOf } from './errors/site-errors.ts'
import { fixedClock } from './fixed-clock.ts'
import type { TestDatabase } from './live/test-database.ts'
import { type Caller, callerOf, type Role, visitorOfTest } from './people/as.ts'

export type TestApp = {
  app: FastifyInstance
  as(role: Role): Caller
  /** What the app wrote to its log, as parsed lines. */
  log: Record<string, unknown>[]
  /**
   * Says which errors the running test provokes. Any other line of the log at level 50, or answer with a status of 500 or above, fails the
   * test, and so does an expected one that does not come.
   */
  expectErrors(...patterns: RegExp[]): void
  releases: AppDependencies['releases']
}

export type TestAppOptions = {
  /** Settings by their names in the environment. */
  env?: Record<string, string>
  /** Routes that only a test needs. */
  addRoutes?: (app: FastifyInstance) => void
  webAssets?: WebAssets | null
  /** What the site takes for now; left out, 2026-11-01. */
  clock?: Clock
  /** Callers are who their cookies say; otherwise `as(role)` says it. */
  hasSessions?: boolean
}

/**
 * The API on a test database and the real engine, as `main.ts` would start it, but not listening. Call it at the top of a file or in a test.
 * Tests that only read the demo release with the usual settings share an app: `demoSite()`.
 */
export async function testApp(database: TestDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const { app, as, log, errors, releases, close } = await runApp(database, options)
  whenDone(errors.check, close)
  return { app, as, log, expectErrors: errors.expectErrors, releases }
}

/** An app that its caller closes, with its errors to be checked after each test. */
export type RunningApp = Omit<TestApp, 'expectErrors'> & { errors: ReturnType<typeof watchErrors>; close(): Promise<void> }

export async function runApp(database: TestDatabase, options: TestAppOptions): Promise<RunningApp> {
  const settings = readSettings({
    DATABASE_URL: database.url,
    OPENSEARCH_URL: inject('liveRun').opensearchUrl,
    INDEX_PREFIX: database.indexPrefix,
    RATE_LIMIT_PER_MINUTE: '0',
    COST_PER_MINUTE: '0',
    // A busy test machine must not look like an overloaded site.
    MAX_LOOP_DELAY_MS: '0',
    SEARCH_TIMEOUT_MS: '10000',
    SPELLING_TIMEOUT_MS: '10000',
    PUBLIC_URL: 'https://rosette.example',
    ACCESS_MODE: 'open',
    ...options.env,
  })
  const log: Record<string, unknown>[] = []
  const errors = watchErrors()
  const write = (text: string) => {
    const line = JSON.parse(text)
    log.push(line)
    errors.add(line)
  }
  const metrics = openProcessMetrics({ version: '0.0.0', commit: null, folders: {} })
  const { onEngineCall: onCall, onNodeFailure } = metrics
  const engine = openEngine({
    url: settings.opensearchUrl,
    timeoutMs: settings.searchTimeoutMs,
    concurrency: 8,
    queue: 64,
    onCall,
    onNodeFailure,
    breaker: openBreaker(systemClock),
  })
  const releases = await watchPublishedReleases({ url: database.url, shapeHash: database.shapeHash })
  const app = await buildApp({
    settings,
    db: database.db,
    engine,
    releases,
    clock: options.clock ?? fixedClock(),
    logger: pino({ level: 'trace' }, { write }),
    site: {
      curatorEmail: settings.curatorEmail,
      version: '0.0.0',
      buildDate: '2026-11-01',
      externalLinks: {},
      people: defaultPeople,
    },
    registry: metrics.registry,
    webAssets: options.webAssets === undefined ? testAssets : options.webAssets,
    ...(!options.hasSessions && { visitorOf: visitorOfTest }),
    ...(options.addRoutes && { addRoutes: options.addRoutes }),
  })
  const close = async () => {
    await app.close()
    await releases.close()
    await engine.close()
  }
  return { app, as: callerOf(app), log, errors, releases, close }
}

/** The errors of an app, to be checked after each test. */
function watchErrors() {
  let errors: SiteError[] = []
  let expected: RegExp[] = []
  return {
    add(line: unknown): void {
      errors.push(...[siteErrorOf(line)].filter((error) => error !== null))
    },
    expectErrors(...patterns: RegExp[]): void {
      expected.push(...patterns)
    },
    /** What is logged after an answer is there at the end of the turn; what comes still later fails the next test, or the file. */
    async check(): Promise<void> {
      await new Promise(setImmediate)
      const complaints = complaintsAbout(errors, expected)
      errors = []
      expected = []
      failWith(complaints)
    },
  }
}

/** Checks after each test and closes after the last one; for an app of one test, both after it. Vitest ignores other hooks within a test. */
function whenDone(check: () => Promise<void>, close: () => Promise<void>): void {
  const closeAndCheck = async () => {
    await close()
    await check()
  }
  if (TestRunner.getCurrentTest()) {
    onTestFinished(closeAndCheck)
  } else {
    afterEach(check)
    afterAll(closeAndCheck)
  }
}

/** Addresses as a build would give them; no test of the API runs the web app. */
export const testAssets: WebAssets = {
  isDev: false,
  dist: null,
  topFiles: [],
  builtOn: '2026-11-01',
  assetsOf: (chunks) => ({ script: '/assets/main.js', preloads: chunks.map((chunk) => `/assets/${chunk}`), styles: ['/assets/main.css'] }),
  rulesOf: () => [],
  watchScript: '',
  genomeFrame: { script: '/assets/genome/frame.js', preloads: [], styles: [] },
  firstView: null,
}
