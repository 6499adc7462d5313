import { Problem } from '@rosette/contract-kit/problem.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { sql } from 'kysely'
import type { RunOwner } from '../run-owner.ts'

/** Until the end of the transaction no other run is started, taken or ended. Taken before any row of a run is locked. */
export async function lockQueue(tx: CommunityTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace.runQueue}::integer, 0)`.execute(tx)
}

type QueueFacts = { waiting: number; own: number; current: number; ownLast: number | null }

/**
 * The turn of a new run, or a refusal if too many wait; the queue is locked. Waiting runs are taken by turn: in every turn each owner has
 * one, so that owners alternate however many runs one of them has. Who comes new begins with the turn that is being taken.
 */
export async function expectPlace(
  tx: CommunityTransaction,
  { communityId, networkHash }: RunOwner,
  { runQueue, runQueuePerOwner }: Pick<Settings, 'runQueue' | 'runQueuePerOwner'>,
): Promise<number> {
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
