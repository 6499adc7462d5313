import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { KindChanges, type ReleaseChanges, type ReleaseEntry } from '../contract/release-changes.ts'

type Held = { current: string; held: readonly string[] }

/** Every publication, newest first; a release that was published after several others is listed with the last of them. */
export async function loadReleases(community: Database['community'], { current, held }: Held): Promise<ReleaseEntry[]> {
  const rows = await comparisonsQuery(community).execute()
  const served = rows.find(({ releaseId }) => releaseId === current)
  const newest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (!newest.has(row.releaseId)) newest.set(row.releaseId, row)
  return [...newest.values()].map((row) => ({
    releaseId: row.releaseId,
    publishedAt: row.publishedAt.toISOString(),
    standing: row.releaseId === current ? 'current' : served && row.createdAt > served.createdAt ? 'rolled_back' : 'earlier',
    isHeld: held.includes(row.releaseId),
    againstId: row.againstId,
    comparison: row.againstId === null ? 'first' : comparisonOf(row.state),
    changedRecords: Object.values(kindsOf(row.counts)).reduce((sum, { added, removed, changed }) => sum + added + removed + changed, 0),
  }))
}

export async function wasPublished(community: Database['community'], releaseId: string): Promise<boolean> {
  const found = await comparisonsQuery(community).where('releaseComparison.releaseId', '=', releaseId).executeTakeFirst()
  return found !== undefined
}

export async function loadReleaseChanges(community: Database['community'], releaseId: string, served: Held): Promise<ReleaseChanges> {
  const entry = (await loadReleases(community, served)).find((release) => release.releaseId === releaseId)
  if (!entry) throw new Problem('not_found', `No release ${releaseId} was published here.`)
  const [comparison, releases] = await Promise.all([
    comparisonsQuery(community)
      .where('releaseComparison.releaseId', '=', releaseId)
      .where('againstId', 'is not distinct from', entry.againstId)
      .executeTakeFirstOrThrow(),
    community
      .selectFrom('release')
      .select(['id', 'sources'])
      .where('id', 'in', [releaseId, entry.againstId ?? releaseId])
      .execute(),
  ])
  const filesOf = (id: string | null) => sumsOf(releases.find((release) => release.id === id)?.sources)
  return { ...entry, kinds: kindsOf(comparison.counts), files: compareFiles(filesOf(releaseId), filesOf(entry.againstId)) }
}

function comparisonsQuery(community: Database['community']) {
  return community
    .selectFrom('releaseComparison')
    .innerJoin('release', 'release.id', 'releaseComparison.releaseId')
    .select(['releaseId', 'againstId', 'publishedAt', 'releaseComparison.state', 'releaseComparison.counts', 'createdAt'])
    .orderBy('publishedAt', 'desc')
    .orderBy('releaseId', 'desc')
}

function comparisonOf(state: string): 'waiting' | 'compared' | 'missed' {
  return state === 'compared' || state === 'missed' ? state : 'waiting'
}

function kindsOf(counts: unknown): Record<string, KindChanges> {
  return Object.fromEntries(Object.entries(Object(counts)).map(([kind, counted]) => [kind, KindChanges.parse(counted)]))
}

/** File → digest. A release of a much earlier version may say nothing of its files. */
function sumsOf(sources: unknown): Map<string, string> {
  if (!Array.isArray(sources)) return new Map()
  return new Map(sources.map((source) => [String(Object(source).file), String(Object(source).sha256)]))
}

function compareFiles(now: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): ReleaseChanges['files'] {
  const inBoth = [...now].filter(([file]) => before.has(file))
  const same = inBoth.filter(([file, sum]) => before.get(file) === sum).length
  const removed = [...before.keys()].filter((file) => !now.has(file)).length
  return { same, replaced: inBoth.length - same, added: now.size - inBoth.length, removed }
}
