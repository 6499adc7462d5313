import { openDatabase } from '@rosette/database/open-database.ts'
import { addMember } from '@rosette/features/account/server/accounts.ts'
import { ensureParty } from '@rosette/features/subscription/server/parties.ts'

export type Login = { username: string; password: string }

/** Makes an account of the attacked site, with a subscription if wanted; returns its id. */
export async function makeMember(databaseUrl: string, login: Login, { isSubscribed = false } = {}): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    const { username: userName, password } = login
    const member = { userName, password, email: `${userName}@example.org`, firstName: null, lastName: 'Attacked', now: new Date() }
    return await db.community.transaction().execute(async (tx) => {
      const communityId = await addMember(tx, member)
      if (isSubscribed) {
        const partyId = await ensureParty(tx, communityId)
        await tx.insertInto('subscription').values({ partyId, startsOn: '2020-01-01', endsOn: '2099-12-31' }).execute()
      }
      return communityId
    })
  } finally {
    await db.close()
  }
}
