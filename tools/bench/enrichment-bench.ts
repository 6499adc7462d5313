import { finished } from 'node:stream/promises'
import { openDatabase } from '@rosette/database/open-database.ts'
import { type CompareFacts, compareOnce } from '@rosette/features/enrichment/server/fixtures/compare-once.ts'
import { loadKnownLists } from '@rosette/features/enrichment/server/fixtures/known-lists.ts'
import { termSetCache } from '@rosette/features/enrichment/server/sets/term-set-cache.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ensureServices } from '../services/start-services.ts'
import type { BenchOptions } from './bench-options.ts'
import { alternate, type Measure, measureOf } from './measure/compare-sides.ts'
import { say } from './scratch-site.ts'

/**
 * 1,000 genes against the annotated genes of GO process, and against 20,000 own ones: tested by us, and only counted by PostgreSQL on a
 * table of all propagated annotations with an index. The first call of a release reads what later ones find in memory.
 */
export async function benchEnrichment(options: BenchOptions): Promise<object> {
  const { DATABASE_URL } = await ensureServices(say)
  const db = openDatabase({ url: DATABASE_URL, poolSize: 4, applicationName: 'rosette bench' })
  try {
    const releaseId = (await listReleases(db)).find(({ isPublished }) => isPublished)?.id
    if (releaseId === undefined) throw new Error('No release is published.')
    const { all } = await loadKnownLists(db.pool, releaseId)
    const items = all.filter((_, at) => at % Math.ceil(all.length / 1000) === 0)
    const backgroundItems = all.filter((name, at) => at % 2 === 0 || items.includes(name)).slice(0, 20_000)
    const firstCallMs: number[] = []
    for (let round = 0; round < options.rounds; round++) {
      const cold: CompareFacts = { db, releaseId, termSets: termSetCache(db) }
      firstCallMs.push(Math.round(await timeOf(() => compareOnce(cold, { items }))))
    }
    const facts: CompareFacts = { db, releaseId, termSets: termSetCache(db) }
    const client = await db.pool.connect()
    try {
      await fillBareTable(client, facts)
      const annotated = await alternate(
        {
          bare: (seconds) => repeat(seconds, () => countInSql(client, items)),
          ours: (seconds) => repeat(seconds, () => compareOnce(facts, { items })),
        },
        options,
      )
      const ownBackground = await alternate(
        {
          bare: (seconds) => repeat(seconds, () => Promise.all([countInSql(client, items), countInSql(client, backgroundItems)])),
          ours: (seconds) => repeat(seconds, () => compareOnce(facts, { items, backgroundItems })),
        },
        options,
      )
      return { release: releaseId, genes: items.length, background: backgroundItems.length, firstCallMs, annotated, ownBackground }
    } finally {
      client.release(true)
    }
  } finally {
    await db.close()
  }
}

/** All propagated annotations of GO, in a table that goes with the connection. */
async function fillBareTable(client: PoolClient, { releaseId, termSets }: CompareFacts): Promise<void> {
  await client.query('create temporary table bare (source text, term int, gene text collate "C")')
  const { genes } = await termSets.genesOf(releaseId)
  for (const source of ['go_bp', 'go_mf', 'go_cc'] as const) {
    const { termsOf } = await termSets.termSetsOf(releaseId, source, 'any')
    const stream = client.query(copyFrom('copy bare from stdin'))
    for (const [at, { name }] of genes.entries()) {
      const terms = termsOf.indices.subarray(termsOf.starts[at], termsOf.starts[at + 1])
      stream.write(Array.from(terms, (term) => `${source}\t${term}\t${name}\n`).join(''))
    }
    stream.end()
    await finished(stream, { readable: false })
  }
  await client.query('create index on bare (gene, source)')
  await client.query('analyze bare')
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from bare')
  say(`${rows[0]?.count} propagated annotations`)
}

function countInSql(client: PoolClient, genes: readonly string[]): Promise<unknown> {
  const text = `select term, count(*) from bare where source = 'go_bp' and gene = any($1) group by term`
  return client.query({ text, values: [genes], rowMode: 'array' })
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

async function repeat(seconds: number, run: () => Promise<unknown>): Promise<Measure> {
  const times: number[] = []
  const began = performance.now()
  do times.push(await timeOf(run))
  while (performance.now() - began < seconds * 1000)
  return measureOf(times, (performance.now() - began) / 1000)
}
