import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { SiteErrors } from '@rosette/release-kit/publish/find-site-errors.ts'
import type { FastifyInstance } from 'fastify'
import { type ReadinessOptions, watchReadiness } from './readiness.ts'

type Watched = ReadinessOptions & { clock: Clock; isClosing(): boolean }

/** Monitoring polls these endpoints, so they are not limited. */
const options = { config: { rateLimit: false, cost: 'light' }, schema: { hide: true } } as const

/**
 * Returns what `/readyz` looks at, for metrics. `/healthz`: the process is alive and need not be restarted. `/readyz`: it can answer; without search or sequences it is degraded, but
 * records still work.
 */
export function addHealth(app: FastifyInstance, { clock, isClosing, ...watched }: Watched): () => Promise<SiteErrors> {
  const isPoolStuck = watchPool(watched.db, clock)
  const findErrors = watchReadiness(watched)
  const since = new Date(Date.now() - process.uptime() * 1000).toISOString()
  app.get('/healthz', options, (_request, reply) => {
    const isStuck = isPoolStuck()
    return reply
      .code(isStuck ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isStuck ? 'stuck' : 'alive', since })
  })

  app.get('/readyz', options, async (_request, reply) => {
    const errors = await findErrors()
    const isReady = !isClosing() && !errors.database && !errors.migrations && !errors.release
    const status = !isReady ? 'unready' : errors.search || errors.sequences ? 'degraded' : 'ready'
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, ...describeParts(errors), release: watched.releases.current() })
  })
  return findErrors
}

/** Far longer than any request needs a connection: statements and silent connections have timeouts of seconds. */
const stuckAfterMs = 60_000

/**
 * Whether no connection was given back for a minute although all are taken: something holds them for good, and only a restart helps.
 * A database that is down is not a reason to restart: the pool recovers by itself.
 */
function watchPool({ pool }: Database, clock: Clock): () => boolean {
  const takenAt = new Map<object, number>()
  pool.on('acquire', (client) => takenAt.set(client, clock.now().getTime()))
  pool.on('release', (_error, client) => takenAt.delete(client))
  pool.on('remove', (client) => takenAt.delete(client))
  return () => {
    const lastTaken = Math.max(...takenAt.values())
    return takenAt.size >= pool.options.max && clock.now().getTime() - lastTaken > stuckAfterMs
  }
}

function describeParts(errors: SiteErrors) {
  const word = (part: keyof SiteErrors) => (errors[part] === undefined ? 'up' : 'down')
  return { database: word('database'), search: word('search'), sequences: word('sequences') }
}
