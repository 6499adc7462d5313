import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { Mail, Mailer } from '@rosette/job-queue/open-mailer.ts'
import type { CronJob, JobLogger } from '@rosette/job-queue/run-worker.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { noteAudit } from '../../access/server/note-audit.ts'
import { securityEvents } from '../../access/server/note-event.ts'
import { confirmEmailPath, resetPasswordPath } from '../contract/login-calls.ts'
import { mailChangeLink, mailChangeTask } from './change-links.ts'
import { deletePeople } from './delete-people.ts'
import { deviceLifeMs } from './known-devices.ts'
import { type LinkPurpose, linkLifeMs, mailedAddress, mailLinkTask, makeLinkToken } from './mailed-links.ts'

export type AccountTaskDependencies = {
  db: Database
  clock: Clock
  logger: JobLogger
  /** Null if the operator has not set up mail. */
  mailer: Mailer | null
  publicUrl: string
}

const pruneSessionsTask = defineTask('prune-sessions', z.object({}))
const pruneAccountsTask = defineTask('prune-accounts', z.object({}))

/** The worker's tasks for accounts: sending mail and deleting what has expired. */
export function accountTasks({ db, clock, logger, mailer, publicUrl }: AccountTaskDependencies): RunnableTask[] {
  // Neither the text nor the address: both are private.
  const noteUnsent = (task: string) => logger.warn({ task }, 'No mail is sent because MAIL_URL is not set')
  return [
    implementTask(sendMailTask, async (mail) => {
      if (mailer === null) noteUnsent(sendMailTask.name)
      else await mailer.send(mail)
    }),
    implementTask(mailLinkTask, async (link) => {
      if (mailer === null) noteUnsent(mailLinkTask.name)
      else await mailLink({ db, mailer, publicUrl }, link, clock.now())
    }),
    implementTask(mailChangeTask, async (link) => {
      if (mailer === null) noteUnsent(mailChangeTask.name)
      else await mailChangeLink({ db, mailer, publicUrl }, link, clock.now())
    }),
    implementTask(pruneSessionsTask, () => pruneExpired(db.community, clock.now())),
    implementTask(pruneAccountsTask, async () => {
      // Without mail nobody can confirm an address.
      if (mailer !== null) await pruneAccounts(db, clock.now())
    }),
  ]
}

export const accountCron: readonly CronJob[] = [
  { task: pruneSessionsTask, schedule: '27 * * * *' },
  { task: pruneAccountsTask, schedule: '47 3 * * *' },
]

type MailLinkDependencies = { db: Database; mailer: Mailer; publicUrl: string }

/** Mails a requested link to the owner of an address. Returns whether the address has an account. */
export async function mailLink(
  { db, mailer, publicUrl }: MailLinkDependencies,
  { purpose, email, network }: { purpose: LinkPurpose; email: string; network?: string | undefined },
  now: Date,
): Promise<boolean> {
  const account = await db.community
    .selectFrom('account')
    .select(['communityId', 'userName', 'email', 'emailConfirmedAt'])
    .where(hasEmail(email))
    .executeTakeFirst()
  if (!account || (purpose === 'confirm_email' && account.emailConfirmedAt !== null)) return false
  const { communityId } = account
  const token = await db.community.transaction().execute(async (tx) => {
    const actor = { role: 'anonymous', ...(network !== undefined && { network }) } as const
    if (purpose === 'reset_password') await noteAudit(tx, actor, { action: 'account.ask_reset', subject: `person:${communityId}` })
    return makeLinkToken(tx, { purpose, communityId, email: account.email }, now)
  })
  await mailer.send(formatLinkMail(purpose, { ...account, publicUrl, token }))
  return true
}

type LinkMailFacts = { email: string; userName: string; publicUrl: string; token: string }

const paths = { confirm_email: confirmEmailPath, reset_password: resetPasswordPath } as const

function formatLinkMail(purpose: LinkPurpose, { email, userName, publicUrl, token }: LinkMailFacts): Mail {
  const link = mailedAddress(publicUrl, paths[purpose], token)
  const { subject, before, after } = linkTexts[purpose]
  return { to: email, subject, text: [`Hello ${userName},`, before, link, after].join('\n\n').concat('\n') }
}

const linkTexts: Readonly<Record<LinkPurpose, { subject: string; before: string; after: string }>> = {
  confirm_email: {
    subject: 'Please confirm your e-mail address',
    before: 'Someone has registered at Rosette with this e-mail address. If it was you, please confirm it within seven days:',
    after: 'If this was not you, you can ignore this message: the account will be removed.',
  },
  reset_password: {
    subject: 'Choose a new password',
    before: 'Someone has requested a new password for your Rosette account. If it was you, choose one within an hour:',
    after: 'If this was not you, you can ignore this message: your password stays the same.',
  },
}

/**
 * Deletes accounts whose address was not confirmed while the link worked, with the person's record, so that the name and the address
 * are free again. Returns how many were deleted.
 */
export async function pruneAccounts(db: Database, now: Date): Promise<number> {
  return db.community.transaction().execute(async (tx) => {
    const communityIds = await findAbandoned(tx, new Date(now.getTime() - linkLifeMs.confirm_email))
    if (communityIds.length === 0) return 0
    for (const communityId of communityIds) await noteAudit(tx, 'command', { action: 'account.prune', subject: `person:${communityId}` })
    await deletePeople(tx, communityIds)
    return communityIds.length
  })
}

/**
 * Only people who were mailed a link when they registered could have followed it. Anyone who has done something since, such as
 * changing their address, keeps the account: the audit shows it.
 */
async function findAbandoned(tx: CommunityTransaction, before: Date): Promise<number[]> {
  const { rows } = await sql<{ communityId: number }>`
    select community_id from community.account
    where email_confirmed_at is null and created_at < ${before} and not is_demo and not is_curator
      and exists (select from community.mailed_link where mailed_link.community_id = account.community_id and purpose = 'confirm_email'
        and mailed_link.created_at < account.created_at + interval '1 day')
      and not exists (select from community.orcid_link where orcid_link.community_id = account.community_id)
      and not exists (select from community.session where session.community_id = account.community_id)
      and (select count(*) from community.audit_subject join community.audit on subject = 'person:' || subject_id
        where audit_subject.community_id = account.community_id and action <> all(${securityEvents})) <= 1
    for update`.execute(tx)
  return rows.map(({ communityId }) => communityId)
}

const day = 24 * 3_600_000
// An abandoned account is recognised by its link.
const storedLinksMs = 30 * day
// Their owner sees which of them ended.
const storedTokensMs = 30 * day
// No throttle looks back further.
const storedAttemptsMs = day
// The largest debt is a minute's budget, and a full budget another.
const refilledMs = 2 * 60_000
// Longer than an abandoned account lasts, which is also recognised by what the audit has of it.
const storedSubjectsMs = 90 * day

/**
 * Deletes what has expired: sessions, access tokens, links, changes of address, visits to ORCID, logins and second factors that were only
 * begun, counted attempts, costs and bytes, unused browsers, ids of the audit.
 */
export async function pruneExpired(db: CommunityDb, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.deleteFrom('session').where('expiresAt', '<', now).execute()
  await db.deleteFrom('mailedLink').where('expiresAt', '<', before(storedLinksMs)).execute()
  await db.deleteFrom('accessToken').where('expiresAt', '<', before(storedTokensMs)).execute()
  await db
    .deleteFrom('addressChange')
    .where((eb) => eb(eb.fn.coalesce('confirmedAt', 'askedAt'), '<', before(storedLinksMs)))
    .execute()
  await db.deleteFrom('orcidAttempt').where('expiresAt', '<', now).execute()
  await db.deleteFrom('pendingLogin').where('expiresAt', '<', now).execute()
  await db.deleteFrom('secondFactor').where('confirmedAt', 'is', null).where('createdAt', '<', before(day)).execute()
  await db.deleteFrom('attempt').where('madeAt', '<', before(storedAttemptsMs)).execute()
  await db.deleteFrom('costBalance').where('countedAt', '<', before(refilledMs)).execute()
  await db.deleteFrom('storedBytes').where('storedOn', '<', dayOf(now)).execute()
  await db.deleteFrom('knownDevice').where('lastUsedAt', '<', before(deviceLifeMs)).execute()
  await db.deleteFrom('auditSubject').where('createdAt', '<', before(storedSubjectsMs)).execute()
}

/** Lower-cased by PostgreSQL, as in the unique index. */
function hasEmail(email: string) {
  return sql<boolean>`lower(account.email) = lower(${email})`
}
