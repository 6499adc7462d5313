import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { Settings } from '@rosette/settings/settings.ts'

export type DemoSettings = Pick<Settings, 'demoLogin' | 'nodeEnv'>

/**
 * Whether demo accounts may be used: their password is published, so only on a site that is nothing but a demo. In production, one
 * account of a real person is enough to close them, whenever it was made.
 */
export async function areDemoAccountsOpen(db: CommunityDb, settings: DemoSettings): Promise<boolean> {
  return settings.demoLogin && (settings.nodeEnv !== 'production' || !(await hasRealAccount(db)))
}

async function hasRealAccount(db: CommunityDb): Promise<boolean> {
  const real = await db.selectFrom('account').select('communityId').where('isDemo', '=', false).limit(1).executeTakeFirst()
  return real !== undefined
}
