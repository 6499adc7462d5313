import type { Clock } from '@rosette/contract-kit/clock.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { dropIndex, listIndices } from '@rosette/search-engine/index/create-index.ts'
import { clearSequences } from '@rosette/sequence-store/sequence-folder.ts'
import { sql } from 'kysely'
import { z } from 'zod'

export type RetireReport = {
  retired: string[]
  /** Not needed any more, but a process still answers requests from it. */
  inUse: string[]
  /** Were published for a shape that no process serves any more. */
  unpublished: string[]
}

type Retiring = {
  db: Database
  engine: Engine
  indexPrefix: string
  sequenceDir?: string
  /** Of the code that retires. */
  shapeHash: string
  clock: Clock
}

/**
 * Drops releases that are neither published nor the one before, for any shape, and that nobody reads. A release newer
 * than all that are published is still being prepared and stays.
 */
export async function retireReleases(retiring: Retiring): Promise<RetireReport> {
  const report: RetireReport = { retired: [], inUse: [], unpublished: await unpublishOldShapes(retiring) }
  const { rows } = await sql<{ id: string }>`
    select id from community.release where state = 'retiring' or (${isUnneeded}) order by id`.execute(retiring.db.community)
  for (const { id } of rows) {
    if (!(await claim(retiring.db, id))) {
      report.inUse.push(id)
      continue
    }
    await drop(retiring, id)
    report.retired.push(id)
  }
  if (retiring.sequenceDir !== undefined) await clearSequences(retiring.db, retiring.sequenceDir)
  return report
}

const weekMs = 7 * 86_400_000

/**
 * A shape that was replaced has no more releases, so its last one would stay published for ever. It goes once no process serves it, a
 * week after both it and the shape that replaced it were there: until then the old code can be started again.
 */
async function unpublishOldShapes({ db, shapeHash, clock }: Retiring): Promise<string[]> {
  const weekAgo = new Date(clock.now().getTime() - weekMs).toISOString()
  return db.community.transaction().execute(async (tx) => {
    const { rows } = await sql<{ shapeHash: string; releaseId: string }>`
      select published.shape_hash, published.release_id
      from community.published_release as published join community.release as release on release.id = published.release_id
      where published.published_at < ${weekAgo}
        and exists (select from community.release as own where own.shape_hash = ${shapeHash} and own.built_at < ${weekAgo})
        and exists (
          select from community.published_release as own join community.release as newer on newer.id = own.release_id
          where own.shape_hash = ${shapeHash} and newer.created_at > release.created_at
        )
      order by published.release_id for update of published`.execute(tx)
    const unserved: string[] = []
    for (const { shapeHash, releaseId } of rows) {
      if (!(await isFree(tx, lockSpace.served, releaseId))) continue
      await tx.deleteFrom('publishedRelease').where('shapeHash', '=', shapeHash).execute()
      unserved.push(releaseId)
    }
    return unserved
  })
}

const isUnneeded = sql`state in ('loaded', 'built')
  and not exists (select from community.published_release where release.id in (release_id, previous_release_id))
  and exists (
    select from community.published_release as published join community.release as newer on newer.id = published.release_id
    where newer.created_at > release.created_at
  )`

/** From here on it can't be published. Processes that read it hold the lock shared, so with one of them left this fails. */
async function claim(db: Database, id: string): Promise<boolean> {
  return db.community.transaction().execute(async (tx) => {
    const { rows } = await sql<{ state: string }>`
      select state from community.release where id = ${id} and (state = 'retiring' or (${isUnneeded})) for update of release`.execute(tx)
    if (!rows[0]) return false
    if (!((await isFree(tx, lockSpace.served, id)) && (await isFree(tx, lockSpace.work, id)))) return false
    await tx.updateTable('release').set({ state: 'retiring' }).where('id', '=', id).execute()
    return true
  })
}

/** Whether no other process holds the lock. Until the transaction ends none can take it. */
async function isFree(tx: CommunityDb, space: number, id: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${space}::integer, hashtext(${id})) as is_free`.execute(
    tx,
  )
  return rows[0]?.isFree === true
}

/** Can be repeated: a process that dies half-way leaves the state 'retiring', and the next run goes on. */
async function drop({ db, engine, indexPrefix }: Retiring, id: string): Promise<void> {
  await sql`drop schema if exists ${sql.id(schemaOf(id))} cascade`.execute(db.community)
  const indices = await listIndices(engine, indexPrefix)
  for (const index of indices) if (index.endsWith(`-${id}`)) await dropIndex(engine, index)
  await db.community.updateTable('release').set({ state: 'retired' }).where('id', '=', id).execute()
}

/** Drops releases nobody needs. Added by every publication; run by the worker. */
export const retireReleasesTask = defineTask('retire-releases', z.object({}))
