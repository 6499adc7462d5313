import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { compareSections } from '@rosette/release-kit/changes/compare-sections.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import { sql } from 'kysely'
import type { KindChanges, RecordChange, SectionChange } from '../contract/release-changes.ts'

export type Pair = { releaseId: string; againstId: string }

/** Documents of a locus have up to 80 kB. */
const documentsAtOnce = 200

type Counts = Omit<KindChanges, 'sections'> & { sections: Map<string, KindChanges['sections'][number]> }

/** Compares all documents of a kind and stores what the release did to each record. Only texts that differ leave the database. */
export async function writeChanges(tx: CommunityTransaction, pair: Pair, kind: string, server: KindServer): Promise<KindChanges> {
  await tx
    .deleteFrom('releaseChange')
    .where('releaseId', '=', pair.releaseId)
    .where('againstId', '=', pair.againstId)
    .where('kind', '=', kind)
    .execute()
  const counts: Counts = { total: await countRecords(tx, pair, kind), added: 0, removed: 0, changed: 0, sections: new Map() }
  const keys = await findDifferent(tx, pair, kind)
  for (let start = 0; start < keys.length; start += documentsAtOnce) {
    const states = await readStates(tx, pair, kind, keys.slice(start, start + documentsAtOnce))
    const rows = states.flatMap((state) => changeOf(server, state) ?? [])
    for (const row of rows) countChange(counts, row)
    if (rows.length === 0) continue
    await tx
      .insertInto('releaseChange')
      .values(rows.map(({ sections, ...row }) => ({ ...pair, kind, ...row, sections: JSON.stringify(sections) })))
      .execute()
  }
  return { ...counts, sections: [...counts.sections.values()] }
}

async function countRecords(tx: CommunityTransaction, { releaseId }: Pair, kind: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${documentsOf(releaseId)} where kind = ${kind}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Keys of all records that the tags tell apart, and of those that one of the releases lacks. */
async function findDifferent(tx: CommunityTransaction, { releaseId, againstId }: Pair, kind: string): Promise<number[]> {
  const { rows } = await sql<{ key: number }>`
    select key from (select key, etag from ${documentsOf(releaseId)} where kind = ${kind}) as now
    full join (select key, etag from ${documentsOf(againstId)} where kind = ${kind}) as before using (key)
    where now.etag is distinct from before.etag order by key`.execute(tx)
  return rows.map(({ key }) => key)
}

type States = { key: number; before: string | null; after: string | null }

async function readStates(
  tx: CommunityTransaction,
  { releaseId, againstId }: Pair,
  kind: string,
  keys: readonly number[],
): Promise<States[]> {
  const { rows } = await sql<States>`
    select key, before.json as before, now.json as after
    from (select key, json from ${documentsOf(releaseId)} where kind = ${kind} and key = any(${keys}::bigint[])) as now
    full join (select key, json from ${documentsOf(againstId)} where kind = ${kind} and key = any(${keys}::bigint[])) as before using (key)
    order by key`.execute(tx)
  return rows
}

function documentsOf(releaseId: string) {
  return sql`${sql.id(schemaOf(releaseId))}.record_document`
}

type Change = { key: number; name: string; change: RecordChange; sections: SectionChange[] }

/** Null if nothing differs that is a fact of the record itself. */
function changeOf(server: KindServer, { key, before, after }: States): Change | null {
  const stored = (json: string): Record<string, unknown> => JSON.parse(json)
  const name = nameOf(server, stored(after ?? before ?? '{}'), key)
  if (after === null) return { key, name, change: 'removed', sections: [] }
  if (before === null) return { key, name, change: 'added', sections: [] }
  const sections = compareSections(server.ownFacts, stored(before), stored(after)).map(({ pairs, ...counted }) => counted)
  return sections.length === 0 ? null : { key, name, change: 'changed', sections }
}

function nameOf({ publicView }: KindServer, record: Record<string, unknown>, key: number): string {
  const facts = publicView.summary(record)
  return facts?.permanentName ?? facts?.name ?? String(key)
}

function countChange(counts: Counts, { change, sections }: Change): void {
  counts[change]++
  for (const { section, added, removed, rewritten } of sections) {
    const sum = counts.sections.get(section) ?? { section, records: 0, added: 0, removed: 0, rewritten: 0 }
    sum.records++
    sum.added += added
    sum.removed += removed
    sum.rewritten += rewritten
    counts.sections.set(section, sum)
  }
}
