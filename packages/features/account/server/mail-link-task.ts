import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'

/**
 * Mails the owner of an account a link that works once. The job holds no token: the worker makes it when it sends. An address
 * without an account is a job too, which then does nothing, so that asking takes the same time for both.
 */
export const mailLinkTask = defineTask(
  'mail-link',
  z.object({ purpose: z.enum(['confirm_email', 'reset_password']), email: z.string().min(1).max(254) }),
)

export type LinkPurpose = 'confirm_email' | 'reset_password'
