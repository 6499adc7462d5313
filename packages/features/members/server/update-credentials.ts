import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { countAttempt, type Throttle } from '../../access/server/throttle.ts'
import { checkChosenPassword } from '../../account/server/check-chosen-password.ts'
import { linkThrottles } from '../../account/server/mailed-links.ts'
import { loadWordsAbout } from '../../account/server/password-routes.ts'
import { requestChange } from '../../account/server/request-change.ts'
import type { Session } from '../../sessions/server/session-store.ts'
import { endSessionsOf } from '../../sessions/server/sign-in.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import type { PeopleRules } from '../contract/entry-rules.ts'
import { addressRequiresOperator, currentPasswordNeeded } from '../contract/update-credentials.ts'
import { expectNoErrors } from './people-rules.ts'

export type CredentialsChange = {
  email: string
  /** Empty to keep the password. */
  password: string
  /** Whether access tokens outlast the old password. */
  keepsTokens: boolean
  /** Whether the right current password came with the change. */
  isProved: boolean
  /** The calling session; all others end if the password changes. */
  session: Session | null
  /** The network address of the caller. */
  callerAddress: string
}

/** Each change sends two mails, so one account may make only a few per hour. */
const changes = { purpose: 'change-email', limit: 3, windowMs: 3_600_000 }

/** Changes the member's own password, and asks for a new e-mail address. Both control the account, so its owner is told. */
export async function updateCredentials(
  { db, hasMail }: { db: Database; hasMail: boolean },
  member: Member,
  change: CredentialsChange,
  rules: PeopleRules,
  now: Date,
): Promise<void> {
  const { communityId } = member
  const { email, password } = change
  await db.community.transaction().execute(async (tx) => {
    const account = await findAccount(tx, communityId)
    const isNewEmail = email !== account.email
    const isNewPassword = password !== ''
    if (!isNewEmail && !isNewPassword) return
    if (!change.isProved) expectProof(account, change, now)
    if (isNewEmail && !hasMail) throw new Problem('access_denied', addressRequiresOperator)
    if (isNewPassword) await savePassword(tx, communityId, change, rules)
    if (isNewEmail) {
      await countAttempt(tx, changeThrottles(communityId, change), now)
      await requestChange(tx, { communityId, oldEmail: account.email, newEmail: email }, now)
    }
    if (isNewPassword) await addJob(tx, sendMailTask, formatNotice(account, now))
    const details = { isNewEmail, isNewPassword, ...(isNewPassword && { keepsTokens: change.keepsTokens }) }
    await noteAudit(tx, member, { action: 'account.update_credentials', subject: `person:${communityId}`, details })
  })
}

type Account = { userName: string; email: string; passwordHash: string | null }

async function findAccount(tx: CommunityTransaction, communityId: number): Promise<Account> {
  return tx
    .selectFrom('account')
    .select(['userName', 'email', 'passwordHash'])
    .where('communityId', '=', communityId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Members enter their current password. Those who log in with ORCID only have none and may set a first one soon after logging in. */
function expectProof({ passwordHash }: Account, { session }: CredentialsChange, now: Date): void {
  if (passwordHash !== null) throw new Problem('invalid_request', currentPasswordNeeded)
  expectStepUp(session, now)
}

async function savePassword(tx: CommunityTransaction, communityId: number, change: CredentialsChange, rules: PeopleRules) {
  const { password, session, keepsTokens } = change
  expectNoErrors({ password: checkChosenPassword(password, rules, await loadWordsAbout(tx, communityId)) })
  await tx
    .updateTable('account')
    .set({ passwordHash: await hashPassword(password) })
    .where('communityId', '=', communityId)
    .execute()
  await endSessionsOf(tx, communityId, session?.sessionHash)
  // Somebody who knew the old password may have made one.
  if (!keepsTokens) await tx.deleteFrom('accessToken').where('communityId', '=', communityId).execute()
}

function changeThrottles(communityId: number, { email, callerAddress }: CredentialsChange): Throttle[] {
  return [{ ...changes, subject: String(communityId) }, ...linkThrottles('confirm_email', email, callerAddress)]
}

function formatNotice({ userName, email }: Account, now: Date) {
  const lines = [
    `Hello ${userName},`,
    `The password of your Rosette account was changed on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    'If this was not you, please contact the curators immediately.',
  ]
  return { to: email, subject: 'The password of your account was changed', text: lines.join('\n\n').concat('\n') }
}
