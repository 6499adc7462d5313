import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { findAccountHolder } from '@rosette/features/account/server/accounts.ts'
import { ensureParty, findInstitutionByName } from '@rosette/features/subscription/server/parties.ts'
import { UsageError } from './command.ts'

/** The party of an institution that a command names. */
export async function institutionParty(tx: CommunityTransaction, name: string): Promise<number> {
  const found = await findInstitutionByName(tx, name)
  if (!found) throw new UsageError(`There is no institution '${name}'. Create it with: rosette admin institution NAME`)
  return found.partyId
}

/** The person whose account a command names. */
export async function accountHolder(tx: CommunityTransaction, userName: string): Promise<number> {
  const communityId = await findAccountHolder(tx, userName)
  if (communityId === null) throw new UsageError(`There is no account '${userName}'`)
  return communityId
}

export async function personParty(tx: CommunityTransaction, userName: string): Promise<number> {
  return ensureParty(tx, await accountHolder(tx, userName))
}
