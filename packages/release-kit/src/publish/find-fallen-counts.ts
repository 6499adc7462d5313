import type { ReleaseSummary } from './publish-release.ts'

/** How many records of a kind a release has, beside the one that is published. */
export type CountChange = { kind: string; before: number; after: number }

/** The release that visitors see: of this shape, or of code that is about to be replaced. */
export function findServed(releases: readonly ReleaseSummary[], shapeHash: string): ReleaseSummary | null {
  const published = releases.filter(({ isPublished }) => isPublished)
  return published.find((release) => release.shapeHash === shapeHash) ?? published[0] ?? null
}

/** Every kind of either release, in the order of the one that is published. */
export function compareCounts(before: unknown, after: unknown): CountChange[] {
  const [old, now] = [countsOf(before), countsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].map((kind) => ({ kind, before: old.get(kind) ?? 0, after: now.get(kind) ?? 0 }))
}

/** Kinds that lost more than this share of their records. A kind that is gone lost all of them. */
export function findFallenCounts(changes: readonly CountChange[], maxFall: number): CountChange[] {
  return changes.filter(({ before, after }) => before - after > before * maxFall)
}

/** Stored by the build as { kind: number of records }. */
function countsOf(stored: unknown): Map<string, number> {
  if (typeof stored !== 'object' || stored === null) return new Map()
  return new Map(Object.entries(stored).map(([kind, count]) => [kind, Number(count)]))
}
