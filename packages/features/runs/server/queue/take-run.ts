import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'
import type { TakenRun } from '../end-run.ts'
import { lockQueue } from './expect-place.ts'

/** After so many runs of those who go before it, a standing has its turn (SECURE-060). */
const runsBeforeTurn = 4

/**
 * The next waiting run, for the caller alone; null if none can begin. Owners without a running run come first, so that nobody takes a second
 * slot while others wait; among them subscribers, then other members, unless all runs that began last were of those before. What is already
 * being run waits for that result.
 */
export async function takeRun({ community }: Database, tools: readonly string[]): Promise<TakenRun | null> {
  return community.transaction().execute(async (tx) => {
    // Two workers at a time would not see what the other one begins.
    await lockQueue(tx)
    const { rows } = await sql<TakenRun>`
      with running as materialized (
        select tool, fingerprint, community_id, network_hash from community.run where state = 'running'
      ), latest as materialized (
        select standing from community.run where started_at is not null order by started_at desc limit ${runsBeforeTurn}
      )
      update community.run set state = 'running', attempts = attempts + 1, heartbeat_at = now(), started_at = coalesce(started_at, now())
      where run_id = (
        select run_id from community.run as next
        where state = 'waiting' and tool = any(${tools})
          and not exists (select from running as same where same.tool = next.tool and same.fingerprint = next.fingerprint)
        order by (
          select count(*) from running as own
          where own.community_id is not distinct from next.community_id and own.network_hash is not distinct from next.network_hash
        ), (select count(*) = ${runsBeforeTurn} and max(latest.standing) < next.standing from latest) desc, standing, turn, run_id
        limit 1 for update of next skip locked
      )
      returning run_id, token, tool, fingerprint, release_id, community_id, party_id, attempts, storer_hash, standing,
        (select options from community.run_query where run_query.query_hash = run.query_hash) as options`.execute(tx)
    return rows[0] ?? null
  })
}
