import type { CommunityDb } from '@rosette/database/community-db.ts'

/** Notes a backup that is complete and on the disk. */
export async function noteBackup(db: CommunityDb, backup: { finishedAt: Date; hasReleases: boolean }): Promise<void> {
  await db.insertInto('backup').values(backup).execute()
}
