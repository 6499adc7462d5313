import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { isPasswordOf } from '@rosette/identity/hash-secrets.ts'
import { expectNotThrottled, forgiveAttempt } from '../../access/server/throttle.ts'

/** Enough attempts per hour for members who mistype their own password. */
const tries = { purpose: 'current-password', limit: 10, windowMs: 3_600_000 }

/** Refuses a wrong password of a member who is logged in. Whatever asks for it, wrong ones are counted together. */
export async function expectPassword(
  db: CommunityDb,
  { communityId, password }: { communityId: number; password: string },
  now: Date,
): Promise<void> {
  const attempt = await expectNotThrottled(db, { ...tries, subject: String(communityId) }, now)
  const { passwordHash } = await db
    .selectFrom('account')
    .select('passwordHash')
    .where('communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  const isRight = passwordHash !== null && (await isPasswordOf(passwordHash, password))
  if (!isRight) throw new Problem('invalid_request', 'Your current password is incorrect.')
  await forgiveAttempt(db, attempt)
}
