import type { Database } from '@rosette/database/open-database.ts'

/** Gives a release its DOI, or takes it away with null. Only what is registered can say which release it stands for, so one DOI has one release. */
export async function nameRelease(db: Database, releaseId: string, doi: string | null): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const other =
      doi === null ? undefined : await tx.selectFrom('release').select('id').where('doi', '=', doi).forUpdate().executeTakeFirst()
    if (other !== undefined && other.id !== releaseId) throw new Error(`${doi} is the DOI of release ${other.id} already.`)
    const { numUpdatedRows } = await tx.updateTable('release').set({ doi }).where('id', '=', releaseId).executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error(`There is no release ${releaseId}.`)
  })
}
