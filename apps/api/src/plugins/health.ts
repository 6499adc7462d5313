import type { Database } from '@rosette/database/open-database.ts'
import type { PublishedReleases } from '@rosette/database/published-releases.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { FastifyInstance } from 'fastify'
import { unlimited } from './rate-limit.ts'

type Watched = { db: Database; engine: Engine; releases: PublishedReleases; isClosing(): boolean }

const options = { config: unlimited, schema: { hide: true } }

/** `/healthz`: the process is alive. `/readyz`: it can answer; without search it is degraded, but records still work. */
export function addHealth(app: FastifyInstance, { db, engine, releases, isClosing }: Watched): void {
  app.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))

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

async function answers(db: Database): Promise<boolean> {
  try {
    await db.pool.query('select 1')
    return true
  } catch {
    return false
  }
}

function word(isUp: boolean): 'up' | 'down' {
  return isUp ? 'up' : 'down'
}
