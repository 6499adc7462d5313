import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { defineTask, implementTask, type RunnableTask } from '@rosette/job-queue/define-task.ts'
import type { CronJob, JobLogger } from '@rosette/job-queue/run-worker.ts'
import type { Mailer } from '@rosette/mail/open-mailer.ts'
import { sendMailTask } from '@rosette/mail/send-mail-task.ts'
import { z } from 'zod'
import { mailLink } from './mail-link.ts'
import { mailLinkTask } from './mail-link-task.ts'
import { pruneAccounts, pruneExpired } from './prune-accounts.ts'

export type AccountTaskNeeds = {
  db: Database
  clock: Clock
  logger: JobLogger
  /** Null where the operator set up no mail. */
  mailer: Mailer | null
  publicUrl: string
}

const pruneSessionsTask = defineTask('prune-sessions', z.object({}))
const pruneAccountsTask = defineTask('prune-accounts', z.object({}))

/** What the worker does for accounts: it mails, and clears away what has ended. */
export function accountTasks({ db, clock, logger, mailer, publicUrl }: AccountTaskNeeds): RunnableTask[] {
  // Neither the text nor the address: both are private.
  const noteUnsent = (task: string) => logger.warn({ task }, 'No mail is sent, because MAIL_URL is not set')
  return [
    implementTask(sendMailTask, async (mail) => {
      if (mailer === null) noteUnsent(sendMailTask.name)
      else await mailer.send(mail)
    }),
    implementTask(mailLinkTask, async (link) => {
      if (mailer === null) noteUnsent(mailLinkTask.name)
      else await mailLink({ db, mailer, publicUrl }, link, clock.now())
    }),
    implementTask(pruneSessionsTask, () => pruneExpired(db.community, clock.now())),
    implementTask(pruneAccountsTask, async () => {
      // Without mail nobody can confirm anything.
      if (mailer !== null) await pruneAccounts(db, clock.now())
    }),
  ]
}

export const accountCron: readonly CronJob[] = [
  { task: pruneSessionsTask, schedule: '27 * * * *' },
  { task: pruneAccountsTask, schedule: '47 3 * * *' },
]
