import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { IdentityVisit } from '@rosette/identity/open-identity-provider.ts'
import { hashToken } from '@rosette/identity/token.ts'
import { z } from 'zod'

/** How long somebody may take at ORCID. */
export const attemptLifeMs = 10 * 60_000

/** What became of a code: whose iD ORCID named, or null where it named nobody. */
const Outcome = z.object({
  orcidId: z.string().nullable(),
  /** Who brought the code: an account that is to be linked, or null for somebody who logs in. */
  owner: z.int().nullable(),
  finishedAt: z.iso.datetime(),
})
export type Outcome = z.infer<typeof Outcome>

/** What a browser brings back. */
export type BroughtCode = { code: string; state: string; browser: string }

/** Keeps what must be known when the visitor comes back, and forgets those who never came. */
export async function keepAttempt(
  db: CommunityDb,
  { visit, browser }: { visit: IdentityVisit; browser: string },
  now: Date,
): Promise<void> {
  await db.deleteFrom('orcidAttempt').where('expiresAt', '<', now).execute()
  await db
    .insertInto('orcidAttempt')
    .values({
      stateHash: hashToken(visit.state),
      browserHash: hashToken(browser),
      nonce: visit.nonce,
      codeVerifier: visit.codeVerifier,
      createdAt: now,
      expiresAt: new Date(now.getTime() + attemptLifeMs),
    })
    .execute()
}

/** The attempt of a state, for the first code that comes with it; null for a second one, another browser's or a late one. */
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

/** What became of the same code from the same browser: `unknown` where it never came, `pending` while ORCID is asked. */
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
