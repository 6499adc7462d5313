import type { Database } from '@rosette/database/open-database.ts'

export type ReleaseSummary = {
  id: string
  shapeHash: string
  state: string
  createdAt: Date
  builtAt: Date | null
  counts: unknown
  sources: unknown
  note: string | null
  /** Served now by processes of its shape. */
  isPublished: boolean
  /** What a rollback goes back to. */
  isPrevious: boolean
}

/** Every release that was ever loaded, newest first. */
export async function listReleases(db: Database): Promise<ReleaseSummary[]> {
  const rows = await db.community
    .selectFrom('release')
    .leftJoin('publishedRelease', 'publishedRelease.shapeHash', 'release.shapeHash')
    .selectAll('release')
    .select(['publishedRelease.releaseId', 'publishedRelease.previousReleaseId'])
    .orderBy('release.createdAt', 'desc')
    .orderBy('release.id', 'desc')
    .execute()
  return rows.map(({ releaseId, previousReleaseId, ...release }) => ({
    ...release,
    isPublished: release.id === releaseId,
    isPrevious: release.id === previousReleaseId,
  }))
}
