import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword } from '@rosette/identity/hash-password.ts'
import { anonymous } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { endSessionsOf } from '../../sessions/server/session-store.ts'
import { checkPassword, type PasswordLimits } from '../contract/password-rule.ts'
import { loadWordsAbout } from './load-words-about.ts'
import { useLinkToken } from './mailed-link-store.ts'

type ResetNeeds = { db: Database; settings: PasswordLimits }

/** Takes a new password from whoever reads the account's mail, who has thereby confirmed the address; nobody stays signed in. */
export async function resetPassword(
  { db, settings }: ResetNeeds,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    // A password that is refused takes everything back: the link can be used again.
    const communityId = await useLinkToken(tx, { purpose: 'reset_password', token }, now)
    const wrong = checkPassword(password, settings, await loadWordsAbout(tx, communityId))
    if (wrong !== null) throw new Problem('unprocessable', wrong)
    const passwordHash = await hashPassword(password)
    await tx
      .updateTable('account')
      .set((eb) => ({ passwordHash, emailConfirmedAt: eb.fn.coalesce('emailConfirmedAt', eb.val(now)) }))
      .where('communityId', '=', communityId)
      .execute()
    await endSessionsOf(tx, communityId)
    await noteAudit(tx, anonymous, { action: 'account.reset_password', subject: `person:${communityId}` })
  })
}
