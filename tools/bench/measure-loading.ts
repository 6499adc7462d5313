import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@rosette/database/open-database.ts'
import { kitTables, schemaOf } from '@rosette/database/release-schema.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { Progress } from '@rosette/release-kit/progress.ts'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { RateRound } from './measure/compare-sides.ts'

type Loading = { releaseId: string; dir: string; scratch: string }
type Dump = { table: string; columns: string; file: string }

/** Files → rows by us; then the same rows, as PostgreSQL writes them out, into the same tables once more by nothing but COPY. */
export async function measureLoading(db: Database, { releaseId, dir, scratch }: Loading): Promise<RateRound> {
  const { rows, ms } = await loadOurs(db, releaseId, dir)
  const client = await db.pool.connect()
  try {
    const dumps = await dumpTables(client, releaseId, scratch)
    const bareMs = await copyBare(client, dumps)
    return { bare: (rows / bareMs) * 1000, ours: (rows / ms) * 1000 }
  } finally {
    client.release(true)
  }
}

/** The time from the first byte of the first file until the last row is stored; what is derived from the rows comes later. */
async function loadOurs(db: Database, releaseId: string, dir: string): Promise<{ rows: number; ms: number }> {
  let began = 0
  let ended = 0
  const onProgress = ({ step }: Progress) => {
    if (step === 'load') began ||= performance.now()
    else ended ||= performance.now()
  }
  const report = await loadRelease({ db, kindServers, kinds, dir, releaseId, maxRejected: 0, onProgress })
  return { rows: report.sources.reduce((sum, source) => sum + source.rows, 0), ms: ended - began }
}

async function dumpTables(client: pg.PoolClient, releaseId: string, scratch: string): Promise<Dump[]> {
  const columnsOf = new Map<string, string>()
  for (const { sources } of Object.values(kindServers)) {
    for (const { tables } of sources) for (const [table, columns] of Object.entries(tables)) widen(columnsOf, table, columns)
  }
  const dumps: Dump[] = []
  for (const [table, columns] of columnsOf) {
    const file = join(scratch, `${table}.copy`)
    const rows = client.query(copyTo(`copy ${schemaOf(releaseId)}."${table}" (${columns}) to stdout`))
    await pipeline(rows, createWriteStream(file))
    dumps.push({ table, columns, file })
  }
  return dumps
}

/** Several sources may fill one table, each its own columns. */
function widen(columnsOf: Map<string, string>, table: string, columns: readonly string[]): void {
  const known = columnsOf.get(table)?.split(', ') ?? []
  columnsOf.set(table, [...new Set([...known, ...columns.map((column) => `"${column}"`)])].join(', '))
}

async function copyBare(client: pg.PoolClient, dumps: readonly Dump[]): Promise<number> {
  await client.query('drop schema if exists bare cascade; create schema bare; set search_path to bare')
  for (const file of [...kitTables, ...Object.values(kindServers).flatMap(({ tables }) => tables)])
    await client.query(await readFile(file, 'utf8'))
  const began = performance.now()
  for (const { table, columns, file } of dumps) {
    await pipeline(createReadStream(file, { highWaterMark: 256 * 1024 }), client.query(copyFrom(`copy "${table}" (${columns}) from stdin`)))
  }
  const ms = performance.now() - began
  await client.query('drop schema bare cascade')
  return ms
}
