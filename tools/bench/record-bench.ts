import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { BenchOptions } from './bench-options.ts'
import { findAgamous, type StoredLocus } from './find-locus.ts'
import { type Call, runClosedLoop, send } from './measure/closed-loop.ts'
import { alternate } from './measure/compare-sides.ts'
import { runPgbench } from './measure/run-pgbench.ts'
import { type Stage, withStage } from './stage.ts'

/** One record through the API and its row straight from PostgreSQL. */
export async function benchRecord(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const { key, json } = await findSample(stage)
    const call: Call = { method: 'GET', url: new URL(`/api/detail/locus?key=${key}`, stage.apiUrl), body: null }
    if ((await send(call)) !== json) throw new Error('The API does not send the stored text.')
    const statement = `select json, etag from ${schemaOf(stage.releaseId)}.record_document where kind = 'locus' and key = ${key}`
    const { attempt, ...comparison } = await alternate(
      {
        bare: (seconds) => runPgbench(stage.databaseUrl, statement, options.clients, seconds),
        ours: (seconds) => runClosedLoop([call], options.clients, seconds),
      },
      options,
    )
    const p50DifferenceMs = Math.round((comparison.ours.p50Ms - comparison.bare.p50Ms) * 1000) / 1000
    const { seconds, rounds, clients } = options
    const bytes = Buffer.byteLength(json)
    return { ...comparison, p50DifferenceMs, release: stage.releaseId, commit: stage.commit, key, bytes, clients, seconds, rounds, attempt }
  })
}

async function findSample({ databaseUrl, releaseId }: Stage): Promise<StoredLocus> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
  try {
    return await findAgamous(db, releaseId)
  } finally {
    await db.close()
  }
}
