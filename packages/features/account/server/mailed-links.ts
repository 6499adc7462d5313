import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'
import { networkOf } from '../../access/server/network-address.ts'
import type { Throttle } from '../../access/server/throttle.ts'

const hour = 3_600_000
export const linkLifeMs: Readonly<Record<LinkPurpose, number>> = { confirm_email: 7 * 24 * hour, reset_password: hour }

/** Creates the token of a link. Only its hash is stored. */
export async function makeLinkToken(
  db: CommunityDb,
  { purpose, communityId, email }: { purpose: LinkPurpose; communityId: number; email: string },
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkLifeMs[purpose])
  await db
    .insertInto('mailedLink')
    .values({ tokenHash: hashToken(token), purpose, communityId, email, createdAt: now, expiresAt })
    .execute()
  return token
}

/** Uses up a link and returns its account. Its other links for this purpose stop working; one sent to a former address never works. */
export async function useLinkToken(
  tx: CommunityTransaction,
  { purpose, token }: { purpose: LinkPurpose; token: string },
  now: Date,
): Promise<number> {
  const used = await tx
    .updateTable('mailedLink')
    .set({ usedAt: now })
    .from('account')
    .whereRef('account.communityId', '=', 'mailedLink.communityId')
    .whereRef('account.email', '=', 'mailedLink.email')
    .where('mailedLink.tokenHash', '=', hashToken(token))
    .where('mailedLink.purpose', '=', purpose)
    .where('mailedLink.usedAt', 'is', null)
    .where('mailedLink.expiresAt', '>', now)
    .returning('mailedLink.communityId')
    .executeTakeFirst()
  if (!used) throw new Problem('gone', 'This link has already been used or has expired. Please request a new one.')
  await tx
    .updateTable('mailedLink')
    .set({ usedAt: now })
    .where('communityId', '=', used.communityId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
  return used.communityId
}

/**
 * Mails the owner of an account a single-use link. The job holds no token: the worker creates it when it sends the mail. An address
 * without an account gets a job too, which does nothing, so that both take the same time. The audit learns from which network a link was
 * asked for.
 */
export const mailLinkTask = defineTask(
  'mail-link',
  z.object({
    purpose: z.enum(['confirm_email', 'reset_password']),
    email: EmailAddress,
    network: z.string().optional(),
  }),
)

/** How often a link may be mailed to one address, and for callers from one network. */
export function linkThrottles(purpose: LinkPurpose, email: string, callerAddress: string): Throttle[] {
  return [
    { purpose: `mail-${purpose}`, subject: email.toLowerCase(), limit: 3, windowMs: hour },
    { purpose: `mail-${purpose}-address`, subject: networkOf(callerAddress), limit: 30, windowMs: hour },
  ]
}

export type LinkPurpose = 'confirm_email' | 'reset_password'
