import { Problem } from '@rosette/contract-kit/problem.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { RunOwner } from './run-owner.ts'
import type { StartSettings } from './start-settings.ts'

type QueueFacts = { waiting: number; own: number; current: number; ownLast: number | null }

/**
 * The turn of a new run, or a refusal if too many wait. Waiting runs are taken by turn: in every turn each owner has one, so that owners
 * alternate however many runs one of them has. Who comes new begins with the turn that is being taken.
 */
export async function expectPlace(
  tx: CommunityTransaction,
  { communityId, networkHash }: RunOwner,
  { runQueue, runQueuePerOwner }: Pick<StartSettings, 'runQueue' | 'runQueuePerOwner'>,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(${lockSpace.runQueue}::integer, 0)`.execute(tx)
  const isOwn = communityId === null ? sql`network_hash = ${networkHash}` : sql`community_id = ${communityId}`
  const { rows } = await sql<QueueFacts>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'waiting' and ${isOwn})::int as own,
      coalesce(min(turn) filter (where state = 'waiting'), max(turn), 0)::int as current,
      max(turn) filter (where ${isOwn})::int as own_last
    from community.run where state in ('waiting', 'running')`.execute(tx)
  const { waiting = 0, own = 0, current = 0, ownLast = null } = rows[0] ?? {}
  if (own >= runQueuePerOwner) throw tooMany(`You already have ${own} runs waiting. Please try again when some of them have finished.`)
  if (waiting >= runQueue) throw tooMany(`${waiting} runs are already waiting. Please try again later.`)
  return Math.max(current, ownLast === null ? 0 : ownLast + 1)
}

function tooMany(message: string): Problem {
  return new Problem('too_many_requests', message, { retryAfter: 60 })
}
