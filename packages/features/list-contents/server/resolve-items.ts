import { normaliseIdentifier, type RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { findIdentifiers, type IdentifierRow, type NumberedName } from '@rosette/database/find-identifiers.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import type { ContentItem } from '../contract/list-content.ts'
import type { ListKind } from '../contract/list-kinds.ts'
import type { ListContent } from './list-content-store.ts'

type Pool = Pick<Database, 'pool' | 'records'>

/** The item of a record without a name that is only its own. Keys never change (decision 0010). */
const keyItem = /^key:(?<key>\d{1,15})$/

export function itemOfKey(key: number): string {
  return `key:${key}`
}

/** What each item of a content is in a release. */
export async function resolveItems(db: Pool, releaseId: string, { kind, items }: ListContent): Promise<ContentItem[]> {
  const [named, keyed] = await Promise.all([findNamed(db, releaseId, kind, items), findKeyed(db, releaseId, kind, items)])
  return mapInTurns(items, (item, at) => {
    const record = keyed.get(item)
    return record ? { item, status: 'current', record, successors: [] } : statusOf(item, ownRows(named.get(at)))
  })
}

/** The rows by which names are a record's own: its name or accession. */
export function ownRows(rows: readonly IdentifierRow[] = []): IdentifierRow[] {
  return rows.filter(({ type }) => type === 'name' || type === 'accession')
}

/** Two records may have the same name; then nobody can say which one is meant. */
function statusOf(item: string, rows: readonly IdentifierRow[]): ContentItem {
  const current = distinct(
    rows.flatMap(({ kind, key, label, status }) => (status === 'current' && key !== null ? [{ kind, key, label }] : [])),
  )
  const [only = null, ...others] = current
  if (only)
    return others.length > 0
      ? { item, status: 'split', record: null, successors: current }
      : { item, status: 'current', record: only, successors: [] }
  const successors = distinct(
    rows.flatMap(({ kind, successorKey: key, successorLabel: label }) => (key === null || label === null ? [] : [{ kind, key, label }])),
  )
  const [successor = null] = successors
  if (successors.length === 1) return { item, status: 'replaced', record: successor, successors: [] }
  if (successors.length > 1) return { item, status: 'split', record: null, successors }
  return { item, status: rows.length > 0 ? 'obsolete' : 'gone', record: null, successors: [] }
}

function distinct(refs: readonly RecordRef[]): RecordRef[] {
  return [...new Map(refs.map((ref) => [ref.key, ref])).values()].sort((one, other) => (one.label < other.label ? -1 : 1))
}

function findNamed(db: Pool, releaseId: string, kind: ListKind, items: readonly string[]): Promise<Map<number, IdentifierRow[]>> {
  const names = items.flatMap((item, at): NumberedName[] => (keyItem.test(item) ? [] : [[at, normaliseIdentifier(item)]]))
  return names.length === 0 ? Promise.resolve(new Map()) : findIdentifiers(db, releaseId, names, kind)
}

/** Records by items that are keys. */
async function findKeyed({ pool }: Pool, releaseId: string, kind: ListKind, items: readonly string[]): Promise<Map<string, RecordRef>> {
  const keys = items.flatMap((item) => keyItem.exec(item)?.groups?.key ?? [])
  if (keys.length === 0) return new Map()
  const { rows } = await pool.query<{ key: number }>(
    `select key from ${schemaOf(releaseId)}.record_document where kind = $1 and key = any($2::bigint[])`,
    [kind, keys],
  )
  return new Map(rows.map(({ key }) => [itemOfKey(key), { kind, key, label: itemOfKey(key) }]))
}
