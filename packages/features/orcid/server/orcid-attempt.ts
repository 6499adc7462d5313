import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import type { IdentityVisit } from '@rosette/identity/open-identity-provider.ts'
import { z } from 'zod'

/** The result of a code: the iD that ORCID named, or null if it named none. */
const Outcome = z.object({
  orcidId: z.string().nullable(),
  /** Who sent the code: an account to link, or null for a login. */
  owner: z.int().nullable(),
  finishedAt: z.iso.datetime(),
})
export type Outcome = z.infer<typeof Outcome>

/** What a browser sends back. */
export type BroughtCode = { code: string; state: string; browser: string }

/** The attempt with this state, for its first code; null for a second code, another browser or a late return. */
export async function claimAttempt(db: CommunityDb, brought: BroughtCode, now: Date): Promise<IdentityVisit | null> {
  const claimed = await db
    .updateTable('orcidAttempt')
    .set({ codeHash: hashToken(brought.code) })
    .where('stateHash', '=', hashToken(brought.state))
    .where('browserHash', '=', hashToken(brought.browser))
    .where('expiresAt', '>', now)
    .where('codeHash', 'is', null)
    .returning(['nonce', 'codeVerifier'])
    .executeTakeFirst()
  return claimed ? { ...claimed, state: brought.state } : null
}

export async function noteOutcome(db: CommunityDb, state: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('orcidAttempt')
    .set({ outcome: JSON.stringify(outcome) })
    .where('stateHash', '=', hashToken(state))
    .execute()
}

/** The result of the same code from the same browser: `unknown` if it never came, `pending` while ORCID is being asked. */
export async function findOutcome(db: CommunityDb, brought: BroughtCode): Promise<Outcome | 'pending' | 'unknown'> {
  const attempt = await db
    .selectFrom('orcidAttempt')
    .select('outcome')
    .where('stateHash', '=', hashToken(brought.state))
    .where('browserHash', '=', hashToken(brought.browser))
    .where('codeHash', '=', hashToken(brought.code))
    .executeTakeFirst()
  if (!attempt) return 'unknown'
  return attempt.outcome === null ? 'pending' : Outcome.parse(attempt.outcome)
}
