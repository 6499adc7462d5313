import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashToken, newToken } from '@rosette/identity/hash-secrets.ts'
import { defineTask } from '@rosette/job-queue/define-task.ts'
import { z } from 'zod'
import { networkOf } from '../../access/server/network-address.ts'
import type { Throttle } from '../../access/server/throttle.ts'

const hour = 3_600_000
const week = 7 * 24 * hour
export const linkLifeMs = { confirm_email: week, reset_password: hour, confirm_change: week, undo_change: week } as const

type NewLink = {
  purpose: keyof typeof linkLifeMs
  communityId: number
  /** Where the link is mailed. */
  email: string
  /** For a link about a change of address. */
  changeId?: number
}

/** Creates the token of a link. Only its hash is stored. */
export async function makeLinkToken(db: CommunityDb, { purpose, communityId, email, changeId }: NewLink, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkLifeMs[purpose])
  await db
    .insertInto('mailedLink')
    .values({ tokenHash: hashToken(token), purpose, communityId, email, createdAt: now, expiresAt, changeId: changeId ?? null })
    .execute()
  return token
}

/** The address in the mail, on the site that sent it. No request sends what follows #, so no log between browser and page has the token. */
export function mailedAddress(publicUrl: string, path: string, token: string): string {
  return `${new URL(publicUrl).origin}${path}#token=${token}`
}

type BroughtLink = { purpose: LinkPurpose; token: string }

/** Uses up a link and returns its account. Its other links for this purpose stop working. */
export async function useLinkToken(tx: CommunityTransaction, brought: BroughtLink, now: Date): Promise<number> {
  // Locked: of two calls with one link only the first finds it unused, and nobody gives the account another address meanwhile.
  const communityId = expectHolder(await holderQuery(tx, brought, now).forUpdate().executeTakeFirst())
  await tx
    .updateTable('mailedLink')
    .set({ usedAt: now })
    .where('communityId', '=', communityId)
    .where('purpose', '=', brought.purpose)
    .where('usedAt', 'is', null)
    .execute()
  return communityId
}

/** The account of a link, which still works afterwards. */
export async function findLinkHolder(db: CommunityDb, brought: BroughtLink, now: Date): Promise<number> {
  return expectHolder(await holderQuery(db, brought, now).executeTakeFirst())
}

function expectHolder(found: { communityId: number } | undefined): number {
  if (!found) throw new Problem('gone', 'This link has already been used or has expired. Please request a new one.')
  return found.communityId
}

/** A link that was sent to a former address never works. */
function holderQuery(db: CommunityDb, { purpose, token }: BroughtLink, now: Date) {
  return db
    .selectFrom('mailedLink')
    .innerJoin('account', 'account.communityId', 'mailedLink.communityId')
    .select('mailedLink.communityId')
    .whereRef('account.email', '=', 'mailedLink.email')
    .where('mailedLink.tokenHash', '=', hashToken(token))
    .where('mailedLink.purpose', '=', purpose)
    .where('mailedLink.usedAt', 'is', null)
    .where('mailedLink.expiresAt', '>', now)
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
