import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import { loadStoredBytes } from '@rosette/features/list-contents/server/load-stored-bytes.ts'
import { findPublishedAt } from '@rosette/release-kit/publish/find-published-at.ts'
import { type SiteErrors, siteParts } from '@rosette/release-kit/publish/find-site-errors.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { toProblem } from './problem-handler.ts'

type Watched = {
  db: Database
  engine: Pick<Engine, 'load' | 'nodes' | 'isRefusing'>
  releases: PublishedReleases
  findErrors(): Promise<SiteErrors>
}

/** How a first view ended: rendered, left to the browser because the page has none for this visitor, or given up. */
export type FirstViewOutcome = 'rendered' | 'left_to_browser' | 'timeout' | 'failed'

/** What routes count themselves. */
type AppCounters = { countFirstView(outcome: FirstViewOutcome): void; countBrowserError(): void }

/** What Prometheus reads, on a port of its own, beside the metrics that every process has. */
export function addMetrics(app: FastifyInstance, registry: Registry, watched: Watched): AppCounters {
  const registers = [registry]
  const duration = new Histogram({
    name: 'rosette_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const firstViews = new Counter({
    name: 'rosette_first_views_total',
    help: 'Pages by how their first view, which the server renders, ended.',
    labelNames: ['outcome'],
    registers,
  })
  const browserErrors = new Counter({
    name: 'rosette_browser_errors_total',
    help: 'Failures of scripts that browsers reported.',
    registers,
  })
  addGauges(registry, watched)
  addRefusalCounter(app, registry)
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, not the URL: the number of label values must not grow with what people request.
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.decorate('metrics', registry)
  return { countFirstView: (outcome) => firstViews.inc({ outcome }), countBrowserError: () => browserErrors.inc() }
}

function addRefusalCounter(app: FastifyInstance, registry: Registry): void {
  const refusals = new Counter({
    name: 'rosette_refusals_total',
    help: 'Requests that were refused and would be answered at another time, by the limit that they reached.',
    labelNames: ['reason'],
    registers: [registry],
  })
  app.addHook('onError', (_request, _reply, error, done) => {
    const { refusal } = toProblem(error).details
    if (refusal !== undefined) refusals.inc({ reason: refusal })
    done()
  })
}

function addGauges(registry: Registry, { db, engine, releases, findErrors }: Watched): void {
  const registers = [registry]
  new Gauge({
    name: 'rosette_database_replica_used',
    help: '1 while stored records are read from the replica of DATABASE_REPLICA_URL, otherwise 0.',
    registers,
    collect() {
      this.set(Number(db.records.isReplica()))
    },
  })
  new Gauge({
    name: 'rosette_database_connections',
    help: 'Connections to PostgreSQL by what they do, callers waiting for one, and how many there may be.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, db.pool.totalCount - db.pool.idleCount)
      this.set({ state: 'idle' }, db.pool.idleCount)
      this.set({ state: 'waiting' }, db.pool.waitingCount)
      this.set({ state: 'limit' }, db.pool.options.max)
    },
  })
  new Gauge({
    name: 'rosette_searches',
    help: 'Searches that are running in OpenSearch or waiting for a slot.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = engine.load()
      this.set({ state: 'running' }, running)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'rosette_engine_node_up',
    help: 'Whether calls go to each node of OPENSEARCH_URL; one that failed is left out until it answers a ping.',
    labelNames: ['node'],
    registers,
    collect() {
      for (const { node, isUp } of engine.nodes()) this.set({ node }, isUp ? 1 : 0)
    },
  })
  new Gauge({
    name: 'rosette_engine_refusing',
    help: 'Whether searches are refused at once because OpenSearch did not answer the last ones.',
    registers,
    collect() {
      this.set(engine.isRefusing() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'rosette_list_content_bytes',
    help: 'What the contents of all lists take up, of LIST_CONTENTS_MAX_MB. Absent while PostgreSQL does not answer.',
    registers,
    async collect() {
      this.remove()
      const bytes = await loadStoredBytes(db.community).catch(() => null)
      if (bytes !== null) this.set(bytes)
    },
  })
  new Gauge({
    name: 'rosette_release',
    help: 'The data release that is served, as a label.',
    labelNames: ['release'],
    registers,
    collect() {
      this.reset()
      const release = releases.current()
      if (release !== null) this.set({ release }, 1)
    },
  })
  new Gauge({
    name: 'rosette_release_published_timestamp_seconds',
    help: 'When the data release that is served was published. Absent while PostgreSQL does not answer or none is served.',
    registers,
    async collect() {
      this.remove()
      const release = releases.current()
      const publishedAt = release === null ? null : await findPublishedAt(db.community, release).catch(() => null)
      if (publishedAt !== null) this.set(publishedAt.getTime() / 1000)
    },
  })
  new Gauge({
    name: 'rosette_part_up',
    help: 'Whether each part that the site depends on is as it should be, as /readyz sees it.',
    labelNames: ['part'],
    registers,
    async collect() {
      const errors = await findErrors()
      for (const part of siteParts) this.set({ part }, errors[part] === undefined ? 1 : 0)
    },
  })
}
