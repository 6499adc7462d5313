import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { noteAudit } from '../../access/server/note-audit.ts'

/** What operators do with accounts from the command line. */

/** Makes someone a curator, or no longer; false if nothing changed. */
export async function setCurator(tx: CommunityTransaction, communityId: number, isCurator: boolean): Promise<boolean> {
  const changed = await tx
    .updateTable('account')
    .set({ isCurator })
    .where('communityId', '=', communityId)
    .where('isCurator', '!=', isCurator)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  await noteAudit(tx, 'command', { action: isCurator ? 'curator.add' : 'curator.remove', subject: `person:${communityId}` })
  return true
}

/** Removes an account with its sessions and linked sign-ins. The person stays, but nobody can tell any more what they did. */
export async function removeAccount(tx: CommunityTransaction, communityId: number): Promise<void> {
  await noteAudit(tx, 'command', { action: 'account.remove', subject: `person:${communityId}` })
  await tx.deleteFrom('auditSubject').where('communityId', '=', communityId).execute()
  await tx.deleteFrom('account').where('communityId', '=', communityId).execute()
}

/** Ends the sessions of one person, or of everybody; returns how many there were. */
export async function endSessions(tx: CommunityTransaction, communityId: number | null): Promise<number> {
  const sessions = tx.deleteFrom('session')
  const { numDeletedRows } = await (communityId === null
    ? sessions
    : sessions.where('communityId', '=', communityId)
  ).executeTakeFirstOrThrow()
  const subject = communityId === null ? 'everybody' : `person:${communityId}`
  await noteAudit(tx, 'command', { action: 'account.end_sessions', subject })
  return Number(numDeletedRows)
}
