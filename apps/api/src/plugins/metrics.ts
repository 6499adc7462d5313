import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import { loadStoredBytes } from '@rosette/features/list-contents/server/load-stored-bytes.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

type Watched = { db: Database; engine: Engine; releases: PublishedReleases }

/** What Prometheus reads, on a port of its own. */
export function addMetrics(app: FastifyInstance, watched: Watched): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'rosette_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  addGauges(registry, watched)
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, not the URL: the number of label values must not grow with what people request.
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.decorate('metrics', registry)
}

function addGauges(registry: Registry, { db, engine, releases }: Watched): void {
  const registers = [registry]
  new Gauge({
    name: 'rosette_database_connections',
    help: 'Connections to PostgreSQL by what they do, and callers waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, db.pool.totalCount - db.pool.idleCount)
      this.set({ state: 'idle' }, db.pool.idleCount)
      this.set({ state: 'waiting' }, db.pool.waitingCount)
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
}
