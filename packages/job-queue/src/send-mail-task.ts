import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { z } from 'zod'
import { defineTask } from './define-task.ts'

/** Sends a mail without secrets: `addJob(tx, sendMailTask, …)` in the transaction of the change that it reports. */
export const sendMailTask = defineTask('send-mail', z.object({ to: EmailAddress, subject: z.string().min(1), text: z.string().min(1) }))
