import { lockSpace } from '@rosette/database/advisory-lock.ts'
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
}

type Retiring = { db: Database; engine: Engine; indexPrefix: string; sequenceDir?: string }

/**
 * Drops releases that are neither published nor the one before, for any shape, and that nobody reads. A release newer
 * than all that are published is still being prepared and stays.
 */
export async function retireReleases(retiring: Retiring): Promise<RetireReport> {
  const report: RetireReport = { retired: [], inUse: [] }
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
    const lock = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${lockSpace.served}::integer, hashtext(${id})) and
        pg_try_advisory_xact_lock(${lockSpace.work}::integer, hashtext(${id})) as is_free`.execute(tx)
    if (!lock.rows[0]?.isFree) return false
    await tx.updateTable('release').set({ state: 'retiring' }).where('id', '=', id).execute()
    return true
  })
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
