import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashPassword } from '@rosette/identity/hash-password.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { communityFiles } from '../../community/contract/community-files.ts'
import { noteMemberChange } from '../../community/server/index-community-task.ts'
import { savePerson } from '../../community/server/save-members.ts'
import { createAccount } from './create-account.ts'

export type NewMember = { userName: string; email: string; password: string; firstName: string | null; lastName: string; now: Date }

/** Adds a person with an account for an operator, who vouches for the address: no link has to be followed. */
export async function addMember(tx: CommunityTransaction, member: NewMember): Promise<number> {
  const { userName, email, password, firstName, lastName, now } = member
  const line = { naturalKey: `account:${userName.toLowerCase()}`, firstName, lastName, email, dateLastUpdated: dayOf(now) }
  const communityId = await savePerson(tx, communityFiles['rosette_community_person.jsonl'].parse(line))
  await createAccount(tx, { communityId, userName, email, emailConfirmedAt: now, passwordHash: await hashPassword(password) })
  await noteMemberChange(tx, [communityId])
  await noteAudit(tx, 'command', { action: 'account.make', subject: `person:${communityId}`, details: { userName, email } })
  return communityId
}
