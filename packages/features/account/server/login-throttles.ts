import type { CommunityDb } from '@rosette/database/community-db.ts'
import { networkOf } from '../../access/server/network-of.ts'
import { hasTried, type Throttle } from '../../access/server/throttle.ts'

const windowMs = 15 * 60_000

/**
 * How wrong logins are slowed down (SESSION-034). From one address a name can be tried a few times, so nobody locks its owner out
 * elsewhere; from everywhere together more often. Of an address the names are counted and not the tries, so that one student
 * does not lock out an institution that shares it. Names that nobody has are counted like the others.
 */
export async function loginThrottles(
  db: CommunityDb,
  { userName, address }: { userName: string; address: string },
  now: Date,
): Promise<Throttle[]> {
  const name = userName.toLowerCase()
  const network = networkOf(address)
  const here: Throttle = { purpose: 'login', subject: `${name} ${network}`, limit: 5, windowMs }
  const everywhere: Throttle = { purpose: 'login-name', subject: name, limit: 50, windowMs }
  const names: Throttle = { purpose: 'login-address', subject: network, limit: 100, windowMs }
  return (await hasTried(db, here, now)) ? [here, everywhere] : [here, everywhere, names]
}
