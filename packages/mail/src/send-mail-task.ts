import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'

/** Sends a mail without secrets: `addJob(tx, sendMailTask, …)` in the transaction of the change that it reports. */
export const sendMailTask = defineTask('send-mail', z.object({ to: EmailAddress, subject: z.string().min(1), text: z.string().min(1) }))
