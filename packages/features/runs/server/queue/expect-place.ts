import { Problem } from '@rosette/contract-kit/problem.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { sql } from 'kysely'
import { type Standing, shareOf, standings } from '../../../access/server/standing.ts'
import type { AnyTool } from '../define-tool.ts'
import type { RunOwner } from '../run-owner.ts'

/** Until the end of the transaction no other run is started, taken or ended. Taken before any row of a run is locked. */
export async function lockQueue(tx: CommunityTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace.runQueue}::integer, 0)`.execute(tx)
}

export type NewRun = { tool: Pick<AnyTool, 'name' | 'title'>; owner: RunOwner; standing: Standing }
export type Place = { standing: number; turn: number }

type QueueFacts = { waiting: number; own: number; current: number; ownLast: number | null }

/**
 * The place of a new run, or a refusal if too many wait; the queue is locked. Each tool has a queue, in which half of the places are reserved
 * for subscribers, and another quarter for them and other members. Runs of a standing are taken by turn: in every turn each owner has one,
 * so that owners alternate however many runs one of them has. Who comes new begins with the turn that is being taken.
 */
export async function expectPlace(
  tx: CommunityTransaction,
  { tool, owner: { communityId, networkHash }, standing }: NewRun,
  { runQueue, runQueuePerOwner }: Pick<Settings, 'runQueue' | 'runQueuePerOwner'>,
): Promise<Place> {
  const isOwn = communityId === null ? sql`network_hash = ${networkHash}` : sql`community_id = ${communityId}`
  const rank = standings.indexOf(standing)
  const { rows } = await sql<QueueFacts>`
    select count(*) filter (where state = 'waiting' and tool = ${tool.name} and standing >= ${rank})::int as waiting,
      count(*) filter (where state = 'waiting' and ${isOwn})::int as own,
      coalesce(min(turn) filter (where state = 'waiting' and standing = ${rank}), max(turn) filter (where standing = ${rank}), 0)::int as current,
      max(turn) filter (where ${isOwn})::int as own_last
    from community.run where state in ('waiting', 'running')`.execute(tx)
  const { waiting = 0, own = 0, current = 0, ownLast = null } = rows[0] ?? {}
  const placesOf = (all: number) => Math.max(1, Math.floor(all * shareOf[standing]))
  if (own >= placesOf(runQueuePerOwner))
    throw tooMany(`You already have ${own} runs waiting. Please try again when some of them have finished.`)
  if (waiting >= placesOf(runQueue)) throw tooMany(`${waiting} runs of ${tool.title} are already waiting. Please try again later.`)
  return { standing: rank, turn: Math.max(current, ownLast === null ? 0 : ownLast + 1) }
}

function tooMany(message: string): Problem {
  return new Problem('too_many_requests', message, { retryAfter: 60, refusal: 'queue_full' })
}
