import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { findPostgresPrograms } from '../services/postgres-programs.ts'
import type { BenchOptions } from './bench-options.ts'
import { findAgamous, type StoredLocus } from './find-locus.ts'
import { type Call, runClosedLoop, send } from './measure/closed-loop.ts'
import { alternate, type Measure, measureOf } from './measure/compare-sides.ts'
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

const run = promisify(execFile)

/** PostgreSQL's own load generator: one statement, prepared, by so many clients. */
async function runPgbench(url: string, statement: string, clients: number, seconds: number): Promise<Measure> {
  const { bin } = await findPostgresPrograms(null, (line) => process.stderr.write(`bench: ${line}\n`))
  const dir = await mkdtemp(join(tmpdir(), 'rosette-pgbench-'))
  try {
    const script = join(dir, 'statement.sql')
    await writeFile(script, `${statement};\n`)
    const flags = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, '--jobs=1', `--time=${seconds}`, `--file=${script}`]
    await run(join(bin, 'pgbench'), [...flags, '--log', `--log-prefix=${join(dir, 'times')}`, url], { cwd: dir })
    return measureOf(await readTimes(dir), seconds)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** The log has a line for each transaction; its third column is the time it took, in microseconds. */
async function readTimes(dir: string): Promise<number[]> {
  const times: number[] = []
  for (const file of (await readdir(dir)).filter((name) => name.startsWith('times'))) {
    for (const line of (await readFile(join(dir, file), 'utf8')).split('\n')) {
      if (line !== '') times.push(Number(line.split(' ')[2]) / 1000)
    }
  }
  if (times.length === 0) throw new Error('pgbench wrote no times.')
  return times
}
