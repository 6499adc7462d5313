import type { Clock } from '@rosette/contract-kit/clock.ts'
import { answers, type Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FastifyInstance } from 'fastify'

type Watched = { db: Database; engine: Engine; releases: PublishedReleases; clock: Clock; isClosing(): boolean }

/** Monitoring polls these endpoints, so they are not limited. */
const options = { config: { rateLimit: false, cost: 'light' }, schema: { hide: true } } as const

/** `/healthz`: the process is alive and need not be restarted. `/readyz`: it can answer; without search it is degraded, but records still work. */
export function addHealth(app: FastifyInstance, { db, engine, releases, clock, isClosing }: Watched): void {
  const isPoolStuck = watchPool(db, clock)
  const since = new Date(Date.now() - process.uptime() * 1000).toISOString()
  app.get('/healthz', options, (_request, reply) => {
    const isStuck = isPoolStuck()
    return reply
      .code(isStuck ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isStuck ? 'stuck' : 'alive', since })
  })

  app.get('/readyz', options, async (_request, reply) => {
    const [hasDatabase, hasSearch] = await Promise.all([answers(db), engine.ping()])
    const release = releases.current()
    const isReady = hasDatabase && release !== null && !isClosing()
    const status = !isReady ? 'unready' : hasSearch ? 'ready' : 'degraded'
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database: word(hasDatabase), search: word(hasSearch), release })
  })
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

function word(isUp: boolean): 'up' | 'down' {
  return isUp ? 'up' : 'down'
}
