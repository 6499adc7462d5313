import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import { runPathOf } from '../contract/run-status.ts'

type EndedRun = { token: string; mailTo: string; title: string; isDone: boolean }

/** Tells somebody that a run has ended, in the transaction that ends it. The mail holds the address of the run, and nothing that was asked. */
export async function mailEnd(tx: CommunityTransaction, { token, mailTo, title, isDone }: EndedRun, publicUrl: string): Promise<void> {
  const link = `${new URL(publicUrl).origin}${runPathOf(token)}`
  const news = isDone ? 'has finished. Its result is kept for 30 days:' : 'ended without a result. This page says why:'
  await addJob(tx, sendMailTask, {
    to: mailTo,
    subject: isDone ? `${title}: your result` : `${title}: no result`,
    text: ['Hello,', `Your run of ${title} ${news}`, link, 'You receive this message because you asked for it when you started the run.']
      .join('\n\n')
      .concat('\n'),
  })
}
