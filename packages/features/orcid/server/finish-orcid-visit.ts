import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { IdentityProvider, IdentityVisit } from '@rosette/identity/open-identity-provider.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { parseOrcidId, unlinkRequiresPassword } from '../contract/orcid-id.ts'
import { type BroughtCode, claimAttempt, findOutcome, noteOutcome, type Outcome } from './orcid-attempt.ts'

export type VisitDependencies = { db: CommunityDb; provider: IdentityProvider; clock: Clock; timeoutMs: number }

export type BroughtVisit = Omit<BroughtCode, 'browser'> & {
  browser: string | null
  iss?: string | undefined
  /** The account to link; null for a login. */
  owner: number | null
}

// A page reloaded while ORCID was being asked sends the same code at once; nobody sends it later.
const repeatMs = 60_000
const pollMs = 100

/**
 * The ORCID iD behind the code that came back. ORCID accepts a code once: the same code sent again, even concurrently, gets the
 * result of the first (B6).
 */
export async function finishOrcidVisit(dependencies: VisitDependencies, { browser, owner, iss, ...rest }: BroughtVisit): Promise<string> {
  if (browser === null) throw notOurs()
  const brought = { ...rest, browser }
  const visit = await claimAttempt(dependencies.db, brought, dependencies.clock.now())
  const outcome = visit ? await exchange(dependencies, { brought, iss, owner, visit }) : await firstOutcome(dependencies, brought)
  const age = dependencies.clock.now().getTime() - new Date(outcome.finishedAt).getTime()
  if (outcome.owner !== owner || age > repeatMs) throw notOurs()
  if (outcome.orcidId === null) throw new Problem('invalid_request', 'ORCID did not confirm who you are. Please start again.')
  return outcome.orcidId
}

type Exchange = { brought: BroughtCode; iss: string | undefined; owner: number | null; visit: IdentityVisit }

async function exchange({ db, provider, clock }: VisitDependencies, { brought, iss, owner, visit }: Exchange): Promise<Outcome> {
  const note = async (orcidId: string | null) => {
    const outcome = { orcidId, owner, finishedAt: clock.now().toISOString() }
    await noteOutcome(db, brought.state, outcome)
    return outcome
  }
  try {
    const subject = await provider.finish({ code: brought.code, iss }, visit)
    return await note(subject === null ? null : parseOrcidId(subject))
  } catch (cause) {
    await note(null)
    throw new Problem('upstream_failed', 'ORCID could not be reached', { cause })
  }
}

async function firstOutcome({ db, timeoutMs }: VisitDependencies, brought: BroughtCode): Promise<Outcome> {
  // The first one may have to fetch ORCID's endpoints before it sends the code.
  const deadline = performance.now() + 2 * timeoutMs
  while (performance.now() < deadline) {
    const outcome = await findOutcome(db, brought)
    if (outcome === 'unknown') throw notOurs()
    if (outcome !== 'pending') return outcome
    await sleep(pollMs)
  }
  throw new Problem('upstream_failed', 'ORCID took too long to answer')
}

/** ORCID-014: forged, used, late, or started in another browser. The answer does not reveal which. */
function notOurs(): Problem {
  return new Problem('invalid_request', 'This ORCID sign-in was not started here, has ended or has expired. Please start again.')
}

/** Links an ORCID iD to an account; repeating it changes nothing. An iD belongs to at most one account (ORCID-014). */
export async function linkOrcid(db: CommunityDb, member: Member, { orcidId, now }: { orcidId: string; now: Date }): Promise<void> {
  const { communityId } = member
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('orcidLink')
      .values({ communityId, orcidId, linkedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('orcidId')
      .executeTakeFirst()
    if (added) {
      await noteAudit(tx, member, { action: 'orcid.link', subject: `person:${communityId}` })
      return
    }
    const owner = await tx.selectFrom('orcidLink').select('communityId').where('orcidId', '=', orcidId).executeTakeFirst()
    if (owner?.communityId === communityId) return
    if (owner) throw new Problem('conflict', 'This ORCID iD is linked to another account.')
    throw new Problem('unprocessable', 'Your account is linked to another ORCID iD. Unlink that one first.')
  })
}

/** Unlinks the ORCID iD from an account, unless it is the only way to log in (PROFILE-021). */
export async function unlinkOrcid(db: CommunityDb, member: Member): Promise<void> {
  const { communityId } = member
  await db.transaction().execute(async (tx) => {
    const { passwordHash } = await tx
      .selectFrom('account')
      .select('passwordHash')
      .where('communityId', '=', communityId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (passwordHash === null) throw new Problem('unprocessable', unlinkRequiresPassword)
    const removed = await tx.deleteFrom('orcidLink').where('communityId', '=', communityId).returning('orcidId').executeTakeFirst()
    if (!removed) return
    await noteAudit(tx, member, { action: 'orcid.unlink', subject: `person:${communityId}` })
  })
}
