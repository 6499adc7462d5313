import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { alternate } from './alternate.ts'
import type { BenchOptions } from './bench-options.ts'
import { type Call, runClosedLoop, send } from './closed-loop.ts'
import { runPgbench } from './pgbench.ts'
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

/** AGAMOUS where the release holds it, else the longest document. */
async function findSample({ databaseUrl, releaseId }: Stage): Promise<{ key: string; json: string }> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 60_000, applicationName: 'rosette bench' })
  const schema = schemaOf(releaseId)
  try {
    const { rows } = await db.pool.query<{ key: string; json: string }>(
      `select key::text, json from ${schema}.record_document document where kind = 'locus'
       order by exists (select from ${schema}.record_lookup lookup
         where lookup.kind = 'locus' and lookup."by" = 'name' and lookup.value = 'AT4G18960' and lookup.key = document.key) desc, length(json) desc
       limit 1`,
    )
    if (!rows[0]) throw new Error('The release holds no locus.')
    return rows[0]
  } finally {
    await db.close()
  }
}
