import type { Database } from '@rosette/database/open-database.ts'
import { anonymous } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { useLinkToken } from './mailed-link-store.ts'

/** The mailed link shows that the address is the account's own. */
export async function confirmEmail(db: Database, token: string, now: Date): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const communityId = await useLinkToken(tx, { purpose: 'confirm_email', token }, now)
    await tx.updateTable('account').set({ emailConfirmedAt: now }).where('communityId', '=', communityId).execute()
    await noteAudit(tx, anonymous, { action: 'account.confirm_email', subject: `person:${communityId}` })
  })
}
