import { finished } from 'node:stream/promises'
import type { IdentifierStatus, IdentifierType } from '@rosette/contract-kit/kind/record-ref.ts'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { formatCopyRow } from './copy-rows.ts'
import type { Database } from './open-database.ts'
import type { RecordSource } from './records/record-source.ts'
import { schemaOf } from './release-schema.ts'

/** What one name means: a row of the identifier table. */
export type IdentifierRow = {
  kind: string
  type: IdentifierType
  status: IdentifierStatus
  /** Null if a name that went out of use has no record any more. */
  key: number | null
  label: string
  successorKey: number | null
  successorLabel: string | null
}

/** A name to look for, normalised, and the number under which what it means is answered. */
export type NumberedName = readonly [number: number, name: string]

const chunkLength = 64 * 1024

/** Up to so many names go into the statement itself. More are quicker from a temporary table, which costs several round trips to make. */
const mostInStatement = 200

/** Answering so many takes a few milliseconds of this process. */
const mostAtOnce = 5000

/**
 * What each of some names means, by its number; names nobody is known by are left out. `kind` null: of all kinds. Long lists need the
 * primary database, because a replica has no temporary tables.
 */
export async function findIdentifiers(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  names: readonly NumberedName[],
  kind: string | null,
): Promise<Map<number, IdentifierRow[]>> {
  if (names.length > mostAtOnce) return findInParts(db, releaseId, names, kind)
  if (names.length > mostInStatement) return findByTable(db.pool, releaseId, names, kind)
  const rows = await db.records.read<FoundRow>(releaseId, {
    name: `identifiers:${releaseId}`,
    text: joinWith('unnest($2::integer[], $3::text[]) as query (number, name)', releaseId),
    values: [kind, names.map(([number]) => number), names.map(([, name]) => name)],
    rowMode: 'array',
  })
  return byNumber(rows)
}

/** The process answers others between two parts. */
async function findInParts(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  names: readonly NumberedName[],
  kind: string | null,
): Promise<Map<number, IdentifierRow[]>> {
  const found = new Map<number, IdentifierRow[]>()
  for (let from = 0; from < names.length; from += mostAtOnce) {
    const part = await findIdentifiers(db, releaseId, names.slice(from, from + mostAtOnce), kind)
    for (const [number, rows] of part) found.set(number, rows)
  }
  return found
}

/** One COPY into a temporary table and one join, whatever the number of names. */
async function findByTable(
  pool: pg.Pool,
  releaseId: string,
  names: readonly NumberedName[],
  kind: string | null,
): Promise<Map<number, IdentifierRow[]>> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin; create temporary table query (number integer not null, name text collate "C" not null) on commit drop')
    await copyNames(client, names)
    // Arrays, not objects: a list has 100,000 lines.
    const { rows } = await client.query<FoundRow>({ text: joinWith('query', releaseId), values: [kind], rowMode: 'array' })
    await client.query('commit')
    return byNumber(rows)
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // With a failure the connection is closed, and the temporary table goes with it.
    client.release(failure)
  }
}

/** What one name means; a page view asks for one, and needs no temporary table. */
export async function findIdentifier(
  records: RecordSource,
  releaseId: string,
  name: string,
  kind: string | null,
): Promise<IdentifierRow[]> {
  return records.read<IdentifierRow>(releaseId, {
    name: `identifier:${releaseId}`,
    text: `
      select kind, type, status, key, label, successor_key as "successorKey", successor_label as "successorLabel"
      from ${schemaOf(releaseId)}.identifier where name = $1 and ($2::text is null or kind = $2) limit 200`,
    values: [name, kind],
  })
}

async function copyNames(client: pg.PoolClient, names: readonly NumberedName[]): Promise<void> {
  const stream = client.query(copyFrom('copy query (number, name) from stdin'))
  const done = finished(stream, { readable: false })
  let chunk = ''
  for (const name of names) {
    chunk += formatCopyRow(name)
    if (chunk.length < chunkLength) continue
    stream.write(chunk)
    chunk = ''
  }
  stream.end(chunk)
  await done
}

type FoundRow = [
  number: number,
  kind: string,
  type: IdentifierType,
  status: IdentifierStatus,
  key: number | null,
  label: string,
  ...Successor,
]
type Successor = [key: number | null, label: string | null]

function joinWith(request: string, releaseId: string): string {
  return `
    select query.number, found.kind, found.type, found.status, found.key, found.label, found.successor_key, found.successor_label
    from ${request} join ${schemaOf(releaseId)}.identifier as found using (name)
    where $1::text is null or found.kind = $1`
}

function byNumber(rows: readonly FoundRow[]): Map<number, IdentifierRow[]> {
  const found = new Map<number, IdentifierRow[]>()
  for (const [number, ...cells] of rows) {
    const [ofKind, type, status, key, label, successorKey, successorLabel] = cells
    const row: IdentifierRow = { kind: ofKind, type, status, key, label, successorKey, successorLabel }
    const others = found.get(number)
    if (others) others.push(row)
    else found.set(number, [row])
  }
  return found
}
