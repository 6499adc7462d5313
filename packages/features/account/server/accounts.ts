import { dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { sql } from 'kysely'
import { noteAudit } from '../../access/server/note-audit.ts'
import { communityFiles } from '../../community/contract/community-files.ts'
import { noteMemberChange } from '../../community/server/index-tasks.ts'
import { savePerson } from '../../community/server/save-members.ts'
import { ensureParty } from '../../subscription/server/parties.ts'

export type NewAccount = {
  communityId: number
  userName: string
  email: string
  /** Null until the person has followed the mailed link. */
  emailConfirmedAt: Date | null
  /** Null for people who sign in with ORCID only. */
  passwordHash: string | null
  isCurator?: boolean
  mayRegisterSymbols?: boolean
  wantsMail?: boolean
  isDemo?: boolean
}

/** Gives a person an account, and a party that can hold a subscription and units. */
export async function createAccount(tx: CommunityTransaction, account: NewAccount): Promise<{ credentialId: number; partyId: number }> {
  const { credentialId } = await tx.insertInto('account').values(account).returning('credentialId').executeTakeFirstOrThrow()
  return { credentialId, partyId: await ensureParty(tx, account.communityId) }
}

export type NewMember = { userName: string; email: string; password: string; firstName: string | null; lastName: string; now: Date }

/** Adds a person with an account for an operator, who vouches for the address: no link has to be followed. */
export async function addMember(tx: CommunityTransaction, member: NewMember): Promise<number> {
  const { userName, email, password, firstName, lastName, now } = member
  const line = { naturalKey: `account:${userName.toLowerCase()}`, firstName, lastName, email, dateLastUpdated: dayOf(now) }
  const communityId = await savePerson(tx, communityFiles['rosette_community_person.jsonl'].parse(line))
  await createAccount(tx, { communityId, userName, email, emailConfirmedAt: now, passwordHash: await hashPassword(password) })
  await noteMemberChange(tx, [communityId])
  await noteAudit(tx, 'command', { action: 'account.make', subject: `person:${communityId}` })
  return communityId
}

/** Community ID of the account with this user name, ignoring case. */
export async function findAccountHolder(db: CommunityDb, userName: string): Promise<number | null> {
  const found = await db.selectFrom('account').select('communityId').where(hasUserName(userName)).executeTakeFirst()
  return found?.communityId ?? null
}

/** A user name as accounts are found by it: attempts that are counted under another form would be counted apart (SECURE-037). */
export async function foldUserName(db: CommunityDb, userName: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select lower(${userName}) as name`.execute(db)
  return rows[0]?.name ?? userName
}

/** Lower-cased by PostgreSQL, as in the unique indices: other code may lower-case some letters differently. */
export function hasUserName(userName: string) {
  return sql<boolean>`lower(account.user_name) = lower(${userName})`
}
