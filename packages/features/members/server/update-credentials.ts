import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/mail/send-mail-task.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { countAttempt } from '../../access/server/throttle.ts'
import { checkChosenPassword } from '../../account/server/check-chosen-password.ts'
import { linkThrottles, mailLinkTask } from '../../account/server/mailed-links.ts'
import { loadWordsAbout } from '../../account/server/password-routes.ts'
import type { Session } from '../../sessions/server/session-store.ts'
import { endSessionsOf } from '../../sessions/server/sign-in.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import type { PeopleRules } from '../contract/entry-rules.ts'
import { currentPasswordNeeded } from '../contract/update-credentials.ts'
import { asTaken, expectNoFaults } from './people-rules.ts'

export type CredentialsChange = {
  email: string
  /** Empty to keep the password. */
  password: string
  /** Whether the right current password came with the change. */
  isProved: boolean
  /** The calling session; all others end if the password changes. */
  session: Session | null
  /** The network address of the caller. */
  callerAddress: string
}

/** Each change sends two mails, so one account may make only a few per hour. */
const changes = { purpose: 'change-email', limit: 3, windowMs: 3_600_000 }

/** Changes the e-mail address or password of an account. Both control the account, so the owner is notified at the old address. */
export async function updateCredentials(
  db: Database,
  member: Member,
  change: CredentialsChange,
  rules: PeopleRules,
  now: Date,
): Promise<void> {
  const { communityId } = member
  const { email, password } = change
  try {
    await db.community.transaction().execute(async (tx) => {
      const account = await findAccount(tx, communityId)
      const isNewEmail = email.toLowerCase() !== account.email.toLowerCase()
      const isNewPassword = password !== ''
      if ((isNewEmail || isNewPassword) && !change.isProved) expectProof(account, change, now)
      if (isNewPassword) await savePassword(tx, communityId, change, rules)
      if (email !== account.email) await saveEmail(tx, { communityId, email, isNewEmail })
      if (isNewEmail) await mailConfirmation(tx, communityId, change, now)
      if (isNewEmail || isNewPassword) await addJob(tx, sendMailTask, formatNotice(account, { isNewEmail, isNewPassword }, now))
      const details = { isNewEmail, isNewPassword }
      await noteAudit(tx, member, { action: 'account.update_credentials', subject: `person:${communityId}`, details })
    })
  } catch (error) {
    throw asTaken(error)
  }
}

type Account = { userName: string; email: string; passwordHash: string | null }

async function findAccount(tx: CommunityTransaction, communityId: number): Promise<Account> {
  const account = await tx
    .selectFrom('account')
    .select(['userName', 'email', 'passwordHash'])
    .where('communityId', '=', communityId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Problem('not_found', `Person ${communityId} has no account.`)
  return account
}

/** Members enter their current password. Those who log in with ORCID only have none and may set a first one soon after logging in. */
function expectProof({ passwordHash }: Account, { session }: CredentialsChange, now: Date): void {
  if (passwordHash !== null) throw new Problem('invalid_request', currentPasswordNeeded)
  expectStepUp(session, now)
}

async function savePassword(tx: CommunityTransaction, communityId: number, { password, session }: CredentialsChange, rules: PeopleRules) {
  expectNoFaults({ password: checkChosenPassword(password, rules, await loadWordsAbout(tx, communityId)) })
  await tx
    .updateTable('account')
    .set({ passwordHash: await hashPassword(password) })
    .where('communityId', '=', communityId)
    .execute()
  await endSessionsOf(tx, communityId, session?.sessionHash)
}

async function saveEmail(
  tx: CommunityTransaction,
  { communityId, email, isNewEmail }: { communityId: number; email: string; isNewEmail: boolean },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email, ...(isNewEmail && { emailConfirmedAt: null }) })
    .where('communityId', '=', communityId)
    .execute()
  await tx.updateTable('person').set({ email }).where('communityId', '=', communityId).execute()
}

async function mailConfirmation(tx: CommunityTransaction, communityId: number, { email, callerAddress }: CredentialsChange, now: Date) {
  const purpose = 'confirm_email'
  const throttles = [{ ...changes, subject: String(communityId) }, ...linkThrottles(purpose, email, callerAddress)]
  await countAttempt(tx, throttles, now)
  await addJob(tx, mailLinkTask, { purpose, email })
}

function formatNotice(
  { userName, email }: Account,
  { isNewEmail, isNewPassword }: { isNewEmail: boolean; isNewPassword: boolean },
  now: Date,
) {
  const what = [...(isNewEmail ? ['e-mail address'] : []), ...(isNewPassword ? ['password'] : [])].join(' and the ')
  const lines = [
    `Hello ${userName},`,
    `The ${what} of your Rosette account was changed on ${now.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
    'If it was not you, please contact the curators immediately.',
  ]
  return { to: email, subject: `The ${what} of your account was changed`, text: lines.join('\n\n').concat('\n') }
}
