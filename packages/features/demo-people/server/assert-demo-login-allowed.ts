import type { Database } from '@rosette/database/open-database.ts'
import type { Settings } from '@rosette/settings/settings.ts'

/** A public site must not offer login without a password. Called before the site starts listening. */
export async function assertDemoLoginAllowed(db: Database, { demoLogin, nodeEnv }: Pick<Settings, 'demoLogin' | 'nodeEnv'>): Promise<void> {
  if (!demoLogin || nodeEnv !== 'production') return
  const real = await db.community.selectFrom('account').select('communityId').where('isDemo', '=', false).limit(1).executeTakeFirst()
  if (real) throw new Error('DEMO_LOGIN is refused in production because there are accounts other than the demo accounts.')
}
