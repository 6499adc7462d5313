import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import { type ChangeOfRecord, RecordChange, type RecordHistory, SectionChange } from '../contract/release-changes.ts'

const mostChanges = 20

type Publication = { releaseId: string; againstId: string | null; publishedAt: Date; state: string }

/** What the releases up to this one did to a record. Releases that were rolled back are not among them. */
export async function loadRecordHistory(
  community: Database['community'],
  record: { kind: string; key: number },
  { releaseId, held }: { releaseId: string; held: readonly string[] },
): Promise<RecordHistory> {
  const line = await loadLine(community, releaseId)
  const [current] = line
  const first = line.at(-1)
  const compared = current?.state === 'compared' ? current.againstId : null
  return {
    releaseId,
    againstId: compared,
    areHeld: compared !== null && held.includes(releaseId) && held.includes(compared),
    since: first && first.releaseId !== releaseId ? { releaseId: first.releaseId, publishedAt: first.publishedAt.toISOString() } : null,
    changes: await loadChanges(community, record, line),
  }
}

/** The release, what it was compared with, and so on: rolled back releases have no successors that were compared with them. */
async function loadLine(community: Database['community'], releaseId: string): Promise<Publication[]> {
  const rows: Publication[] = await community
    .selectFrom('releaseComparison')
    .select(['releaseId', 'againstId', 'publishedAt', 'state'])
    .orderBy('publishedAt', 'desc')
    .execute()
  const line: Publication[] = []
  const passed = new Set<string>()
  let id: string | null = releaseId
  while (id !== null && !passed.has(id)) {
    passed.add(id)
    const next: Publication | undefined = rows.find((row) => row.releaseId === id)
    if (next) line.push(next)
    id = next?.againstId ?? null
  }
  return line
}

async function loadChanges(
  community: Database['community'],
  { kind, key }: { kind: string; key: number },
  line: readonly Publication[],
): Promise<ChangeOfRecord[]> {
  const pairs = line.flatMap(({ releaseId, againstId }) => (againstId === null ? [] : [`${releaseId} ${againstId}`]))
  if (pairs.length === 0) return []
  const rows = await community
    .selectFrom('releaseChange')
    .select(['releaseId', 'againstId', 'change', 'sections'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where(sql<boolean>`release_id || ' ' || against_id = any(${pairs}::text[])`)
    .orderBy(sql`array_position(${pairs}::text[], release_id || ' ' || against_id)`)
    .limit(mostChanges)
    .execute()
  return rows.map(({ releaseId, againstId, change, sections }) => ({
    releaseId,
    againstId,
    publishedAt: line.find((each) => each.releaseId === releaseId)?.publishedAt.toISOString() ?? '',
    change: RecordChange.parse(change),
    sections: SectionChange.array().parse(sections),
  }))
}
