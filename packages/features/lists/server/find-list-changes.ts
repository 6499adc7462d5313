import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { ContentItem } from '../../list-contents/contract/list-content.ts'
import type { ListKind } from '../../list-contents/contract/list-kinds.ts'
import type { ListChange } from '../../list-contents/contract/record-list.ts'
import { resolveItems } from '../../list-contents/server/resolve-items.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'

type Pool = Pick<Database, 'pool' | 'records'>

/** The release whose changes are looked for, and the one that the lists were last looked at with; null if its tables are gone. */
export type ComparedReleases = { releaseId: string; earlierId: string | null }

export type PlainNames = ReadonlySet<string>

export type FoundChange = {
  item: string
  change: ListChange['change']
  /** Keys of records of the release. */
  successors: readonly number[]
  /** False if the item was the same in the earlier release. */
  isNew: boolean
}

/** What happened to the items of some contents of one kind, by content. Items that are records as before are left out. */
export async function findContentChanges(
  db: Pool,
  kind: ListKind,
  contentIds: readonly string[],
  plain: PlainNames,
  releases: ComparedReleases,
): Promise<Map<string, FoundChange[]>> {
  const doubtful = await findDoubtful(db, contentIds, plain)
  const changes = await compareItems(db, kind, [...new Set(doubtful.map(({ item }) => item))], releases)
  const found = new Map<string, FoundChange[]>()
  for (const { contentId, item } of doubtful) {
    const change = changes.get(item)
    if (!change) continue
    const others = found.get(contentId)
    if (others) others.push(change)
    else found.set(contentId, [change])
  }
  return found
}

/** Inputs that matched nothing when a list was made, and now name exactly one record. */
export async function findMatched(
  db: Pool,
  kind: ListKind,
  inputs: readonly string[],
  releaseId: string,
): Promise<Map<string, FoundChange>> {
  const { lines } = await resolveIdentifiers(db, releaseId, { ids: [...inputs], kind })
  return new Map(
    lines.flatMap((line): [string, FoundChange][] =>
      'by' in line ? [[line.input, { item: line.input, change: 'matched', successors: [line.record.key], isNew: true }]] : [],
    ),
  )
}

/**
 * The names that are plainly one current record in both releases. Nearly all items of lists are, so a set of them spares a comparison in the
 * database for each; whatever is not in it is looked at one by one.
 */
export async function loadPlainNames({ pool }: Pool, kind: ListKind, { releaseId, earlierId }: ComparedReleases): Promise<PlainNames> {
  const plainIn = (id: string) => `
    select name from ${schemaOf(id)}.identifier where kind = $1 and type in ('name', 'accession') and status = 'current'
    group by name having min(key) = max(key)`
  const text = [releaseId, ...(earlierId === null ? [] : [earlierId])].map(plainIn).join(' intersect ')
  const { rows } = await pool.query<[string]>({ text, values: [kind], rowMode: 'array' })
  return new Set(rows.map(([name]) => name))
}

type DoubtfulItem = { contentId: string; item: string }

async function findDoubtful({ pool }: Pool, contentIds: readonly string[], plain: PlainNames): Promise<DoubtfulItem[]> {
  // JSON is read many times faster than an array of PostgreSQL.
  const { rows } = await pool.query<{ contentId: string; items: string[] }>(
    'select id as "contentId", to_json(natural_keys) as items from community.list_content where id = any($1)',
    [contentIds],
  )
  return rows.flatMap(({ contentId, items }) =>
    items.flatMap((item) => (plain.has(normaliseIdentifier(item)) ? [] : [{ contentId, item }])),
  )
}

async function compareItems(
  db: Pool,
  kind: ListKind,
  items: readonly string[],
  { releaseId, earlierId }: ComparedReleases,
): Promise<Map<string, FoundChange>> {
  const now = await resolveItems(db, releaseId, { kind, items })
  const before = earlierId === null ? [] : await resolveItems(db, earlierId, { kind, items })
  const replacedBy = now.flatMap(({ status, record }) => (status === 'replaced' && record ? [record.key] : []))
  const wereThere = await findKeys(db, earlierId, kind, replacedBy)
  return new Map(
    now.flatMap((item, at): [string, FoundChange][] => {
      const earlier = before[at]
      const change = changeOf(item, earlier, wereThere)
      const isNew = !(earlier && earlier.status === item.status && String(keysOf(earlier)) === String(keysOf(item)))
      return change ? [[item.item, { item: item.item, change, successors: change === 'back' ? [] : keysOf(item), isNew }]] : []
    }),
  )
}

function changeOf(now: ContentItem, before: ContentItem | undefined, wereThere: ReadonlySet<number>): ListChange['change'] | null {
  if (now.status === 'current') return before && before.status !== 'current' ? 'back' : null
  if (now.status !== 'replaced') return now.status
  return now.record && wereThere.has(now.record.key) ? 'merged' : 'replaced'
}

function keysOf({ status, record, successors }: ContentItem): number[] {
  if (status === 'current') return []
  return record ? [record.key] : successors.map(({ key }) => key)
}

async function findKeys({ pool }: Pool, releaseId: string | null, kind: ListKind, keys: readonly number[]): Promise<Set<number>> {
  if (releaseId === null || keys.length === 0) return new Set()
  const { rows } = await pool.query<{ key: number }>(
    `select key from ${schemaOf(releaseId)}.record_document where kind = $1 and key = any($2::bigint[])`,
    [kind, keys],
  )
  return new Set(rows.map(({ key }) => key))
}
