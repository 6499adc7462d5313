import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sql } from 'kysely'
import { retireReleasesTask } from './retire-releases.ts'

export type Publication = { releaseId: string; previousReleaseId: string | null; hasChanged: boolean }

export type PublishOptions = {
  traceparent?: string | null
  /** What else is to be done whenever another release is published. */
  tasks?: readonly (typeof retireReleasesTask)[]
}

/** Makes a built release the one that all processes of its shape serve. To publish it again changes nothing. */
export async function publishRelease(
  db: Database,
  releaseId: string,
  shapeHash: string,
  { traceparent = null, tasks = [] }: PublishOptions = {},
): Promise<Publication> {
  return db.community.transaction().execute(async (tx) => {
    // The row is locked so that it can't be retired between this look and the publication.
    const release = await tx.selectFrom('release').select(['state', 'shapeHash']).where('id', '=', releaseId).forUpdate().executeTakeFirst()
    if (!release) throw new Error(`There is no release ${releaseId}.`)
    if (release.state !== 'built') throw new Error(`Release ${releaseId} is ${release.state}; only a built release can be published.`)
    if (release.shapeHash !== shapeHash)
      throw new Error(`Release ${releaseId} was built by code of another shape. Load and build it again.`)
    const changed = await tx
      .insertInto('publishedRelease')
      .values({ shapeHash, releaseId })
      .onConflict((conflict) =>
        conflict
          .column('shapeHash')
          .doUpdateSet({ releaseId, previousReleaseId: (eb) => eb.ref('publishedRelease.releaseId'), publishedAt: sql`now()` })
          .where('publishedRelease.releaseId', '<>', releaseId),
      )
      .returning('previousReleaseId')
      .executeTakeFirst()
    if (changed) await noteComparison(tx, releaseId, changed.previousReleaseId)
    for (const task of changed ? [retireReleasesTask, ...tasks] : []) await addJob(tx, task, {}, { traceparent, jobKey: task.name })
    const previous =
      changed ?? (await tx.selectFrom('publishedRelease').select('previousReleaseId').where('shapeHash', '=', shapeHash).executeTakeFirst())
    return { releaseId, previousReleaseId: previous?.previousReleaseId ?? null, hasChanged: changed !== undefined }
  })
}

/** What the release is to be compared with. To publish the same after the same once more is not another change (DIFF-001). */
async function noteComparison(tx: CommunityTransaction, releaseId: string, againstId: string | null): Promise<void> {
  await tx
    .insertInto('releaseComparison')
    .values({ releaseId, againstId, state: againstId === null ? 'compared' : 'waiting' })
    .onConflict((conflict) => conflict.columns(['releaseId', 'againstId']).doUpdateSet({ publishedAt: sql`now()` }))
    .execute()
}

/** Goes back to the release that was published before; doing it twice goes forth again. */
export async function rollbackRelease(db: Database, shapeHash: string): Promise<Publication> {
  const row = await db.community
    .updateTable('publishedRelease')
    .set((eb) => ({ releaseId: eb.ref('previousReleaseId').$notNull(), previousReleaseId: eb.ref('releaseId'), publishedAt: sql`now()` }))
    .where('shapeHash', '=', shapeHash)
    .where('previousReleaseId', 'is not', null)
    .returning(['releaseId', 'previousReleaseId'])
    .executeTakeFirst()
  if (!row) throw new Error('There is no earlier release to go back to.')
  return { ...row, hasChanged: true }
}

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
