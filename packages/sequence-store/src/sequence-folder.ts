import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { isReleaseId } from '@rosette/database/release-schema.ts'

/** The folder of a release's sequences. Sites that share the setting have separate folders, because release ids repeat. */
export async function sequenceFolder(db: Database, sequenceDir: string, releaseId: string): Promise<string> {
  if (!isReleaseId(releaseId)) throw new Error(`'${releaseId}' can't be a release id`)
  return join(await siteFolder(db, sequenceDir), releaseId)
}

/** Removes the folders of failed or retired releases, however their process ended. */
export async function clearSequences(db: Database, sequenceDir: string): Promise<void> {
  const dir = await siteFolder(db, sequenceDir)
  const names = await readdir(dir).catch(() => [])
  if (names.length === 0) return
  // Read after the folders: a release has its row before it has a folder.
  const { rows } = await db.pool.query<{ id: string }>(`select id from community.release where state not in ('failed', 'retired')`)
  const needed = new Set(rows.map(({ id }) => id))
  for (const name of names) if (isReleaseId(name) && !needed.has(name)) await rm(join(dir, name), { recursive: true, force: true })
}

async function siteFolder(db: Database, sequenceDir: string): Promise<string> {
  const { id } = await db.community.selectFrom('site').select('id').executeTakeFirstOrThrow()
  return join(sequenceDir, id)
}
