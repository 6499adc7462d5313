import { finished } from 'node:stream/promises'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { maxIdentifiers } from '@rosette/features/resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '@rosette/features/resolve/server/resolve-identifiers.ts'
import { from as copyFrom } from 'pg-copy-streams'
import type { BenchOptions } from './bench-options.ts'
import { alternate, type Measure, measureOf } from './measure/compare-sides.ts'
import { type Stage, withStage } from './stage.ts'

/** A list of 100,000 mixed ids: resolved by us, and copied into a temporary table and joined by PostgreSQL alone. */
export async function benchResolve(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 2, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
    try {
      const ids = await mixIdentifiers(db, stage.releaseId)
      const text = ids.join('\n')
      const { counts } = await resolveIdentifiers(db, stage.releaseId, { ids: text })
      const { attempt, ...comparison } = await alternate(
        {
          bare: (seconds) => repeat(seconds, () => copyAndJoin(db, stage.releaseId, ids)),
          ours: (seconds) => repeat(seconds, () => resolveIdentifiers(db, stage.releaseId, { ids: text })),
        },
        options,
      )
      const { seconds, rounds } = options
      const calledMs = await callMs(stage, text)
      return { ...comparison, calledMs, release: stage.releaseId, commit: stage.commit, ids: ids.length, counts, seconds, rounds, attempt }
    } finally {
      await db.close()
    }
  })
}

/** Names of the release in changing case, at most 85 of 100; of every 20 ids one comes twice, the rest is noise. */
async function mixIdentifiers(db: Database, releaseId: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select distinct name from ${schemaOf(releaseId)}.identifier where name !~ '[\\s,;"]' order by 1 limit ${maxIdentifiers * 0.85}`,
  )
  const ids = rows.map(({ name }, at) => (at % 2 === 0 ? name : name.toLowerCase()))
  while (ids.length < maxIdentifiers * 0.95) ids.push(`NOBODY${ids.length}`)
  for (let at = 0; ids.length < maxIdentifiers; at += 19) ids.push(ids[at % ids.length] ?? '')
  // A fixed step that shares no factor with the length visits every place once.
  return ids.map((_, at) => ids[(at * 61_813) % ids.length] ?? '')
}

export async function repeat(seconds: number, run: () => Promise<unknown>): Promise<Measure> {
  const times: number[] = []
  const began = performance.now()
  do {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  } while (performance.now() - began < seconds * 1000)
  return measureOf(times, (performance.now() - began) / 1000)
}

const wholeRows = 'bare.name, found.kind, found.type, found.status, found.key, found.label, found.successor_key'

/** The least that any answer needs. The ids are taken as they are; PostgreSQL's own answer is read and nothing is made of it. */
export async function copyAndJoin(db: Database, releaseId: string, ids: readonly string[], answered = wholeRows): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('begin; create temporary table bare (name text collate "C" not null) on commit drop')
    const stream = client.query(copyFrom('copy bare (name) from stdin'))
    stream.end(`${ids.join('\n').toUpperCase().replaceAll('\\', '\\\\')}\n`)
    await finished(stream, { readable: false })
    const text = `select ${answered}
      from bare join ${schemaOf(releaseId)}.identifier as found using (name)`
    await client.query({ text, rowMode: 'array' })
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The whole call over HTTP, parsing and the answer's JSON included. */
async function callMs({ apiUrl }: Stage, ids: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(new URL('/api/resolve', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids }),
  })
  if (!answer.ok) throw new Error(`The API answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return Math.round(performance.now() - start)
}
