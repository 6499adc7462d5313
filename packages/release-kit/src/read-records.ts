import { schemaOf } from '@rosette/database/release-schema.ts'
import type { BuildOptions } from './build-options.ts'
import type { KindServer } from './kind-server.ts'

const pageSize = 500

type Reading = Pick<BuildOptions, 'db' | 'kindServers' | 'releaseId'>

export async function countKeys({ db, kindServers, releaseId }: Reading, kind: string): Promise<number> {
  const { keys } = serverOf(kindServers, kind)
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(distinct "${keys.column}") as count from ${schemaOf(releaseId)}."${keys.table}"`,
  )
  return rows[0]?.count ?? 0
}

/** Every record of a kind in the order of its keys. The next page is read while this one is used. */
export async function* readRecords(reading: Reading, kind: string): AsyncGenerator<[number, unknown]> {
  let next = readPage(reading, kind, -1)
  while (true) {
    const page = await next
    if (page.last === null) return
    next = readPage(reading, kind, page.last)
    // Whoever stops half-way never awaits it; its failure is then of no interest.
    next.catch(() => {})
    yield* page.records
  }
}

async function readPage({ db, kindServers, releaseId }: Reading, kind: string, after: number) {
  const server = serverOf(kindServers, kind)
  const { table, column } = server.keys
  const { rows } = await db.pool.query<{ key: number }>(
    `select distinct "${column}" as key from ${schemaOf(releaseId)}."${table}" where "${column}" > $1 order by 1 limit ${pageSize}`,
    [after],
  )
  const keys = rows.map((row) => row.key)
  const records = keys.length > 0 ? await server.loadRecords(db.release(releaseId), keys) : new Map<number, unknown>()
  return { records, last: keys.at(-1) ?? null }
}

function serverOf(kindServers: BuildOptions['kindServers'], kind: string): KindServer {
  const server = kindServers[kind]
  if (!server) throw new Error(`No kind ${kind}`)
  return server
}
