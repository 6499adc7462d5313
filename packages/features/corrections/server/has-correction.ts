import type { CommunityDb } from '@rosette/database/community-db.ts'

/** Whether there is a correction of this number, as an address writes it. */
export async function hasCorrection(db: CommunityDb, number: string): Promise<boolean> {
  if (!/^[1-9]\d{0,8}$/.test(number)) return false
  const found = await db.selectFrom('correction').select('correctionId').where('correctionId', '=', Number(number)).executeTakeFirst()
  return found !== undefined
}
