import { ReleaseSource } from '@rosette/contract-kit/kind/release-facts.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { z } from 'zod'
import type { KeyColumn } from '../kind-server.ts'

/** Whether records of a kind are made up, and whether some are and some are not. */
type Origins = {
  isMixed: boolean
  isMadeUp(key: number): boolean
  /** Condition on the rows of the kind: those that are not made up (TRUTH-071). */
  real: string
}

const published: Origins = { isMixed: false, isMadeUp: () => false, real: 'true' }
const madeUp: Origins = { isMixed: false, isMadeUp: () => true, real: 'false' }

/**
 * The generator fills kinds without a published file, but some of their records follow from published files of other kinds: a publication
 * that a published file names is real, whatever else its kind holds. Of a demonstration, which is made up as a whole, no record is marked.
 */
export async function findOrigins(db: Database, releaseId: string, kind: string, keys: KeyColumn): Promise<Origins> {
  const { rows } = await db.pool.query('select sources from community.release where id = $1', [releaseId])
  const sources = z.array(ReleaseSource).parse(rows[0]?.sources ?? [])
  const ofKind = sources.filter(({ recordKinds }) => recordKinds.includes(kind))
  const isFilled = ofKind.some((source) => source.isDemo && source.kind === kind)
  if (sources.every(({ isDemo }) => isDemo) || ofKind.every(({ isDemo }) => !isDemo)) return published
  if (ofKind.every(({ isDemo }) => isDemo)) return madeUp
  return isFilled ? ofOwnFiles(db, releaseId, keys) : published
}

async function ofOwnFiles(db: Database, releaseId: string, { table, column, ownOnly = 'true' }: KeyColumn): Promise<Origins> {
  const client = await db.pool.connect()
  try {
    await client.query('begin read only')
    await client.query(`set local search_path = ${schemaOf(releaseId)}`)
    const { rows } = await client.query<{ key: number }>(`select "${column}" as key from "${table}" where ${ownOnly}`)
    await client.query('commit')
    const keys = new Set(rows.map((row) => row.key))
    return { isMixed: true, isMadeUp: (key) => keys.has(key), real: `"${column}" <> all('{${[...keys].join(',')}}'::bigint[])` }
  } finally {
    client.release()
  }
}
