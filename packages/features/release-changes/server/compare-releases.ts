import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { KindServer } from '@rosette/release-kit/kind-server.ts'
import { sql } from 'kysely'
import { KindChanges } from '../contract/release-changes.ts'
import { type Pair, writeChanges } from './write-changes.ts'

type Options = {
  signal?: AbortSignal
  /** The registry, unless a test has kinds of its own. */
  servers?: Readonly<Record<string, KindServer>>
}

/**
 * Compares every publication that waits for it with the release before, kind by kind. The changes of a kind and its counts are written in
 * one transaction, so a job that was killed goes on with the kinds that are missing (DIFF-005). Returns how many pairs were finished.
 */
export async function compareReleases({ community }: Pick<Database, 'community'>, options: Options = {}): Promise<number> {
  const { signal, servers = kindServers } = options
  const waiting = await community
    .selectFrom('releaseComparison')
    .select(['releaseId', 'againstId'])
    .where('state', '=', 'waiting')
    .orderBy('publishedAt')
    .execute()
  let finished = 0
  for (const { releaseId, againstId } of waiting) {
    if (againstId === null) continue
    const pair = { releaseId, againstId }
    let areThere = true
    for (const [kind, server] of Object.entries<KindServer>(servers)) {
      signal?.throwIfAborted()
      if (areThere) areThere = await community.transaction().execute((tx) => compareKind(tx, pair, kind, server))
    }
    await finish(community, pair, areThere ? 'compared' : 'missed')
    finished++
  }
  return finished
}

/** False if one of the releases is gone. */
async function compareKind(tx: CommunityTransaction, pair: Pair, kind: string, server: KindServer): Promise<boolean> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const comparison = await ofPair(tx.selectFrom('releaseComparison').select('counts'), pair).forUpdate().executeTakeFirstOrThrow()
  // What this column holds is written below.
  const counts = comparison.counts as Record<string, KindChanges>
  if (Object.hasOwn(counts, kind)) return true
  if (!(await holdBoth(tx, pair))) return false
  const counted = await writeChanges(tx, pair, kind, server)
  await ofPair(
    tx.updateTable('releaseComparison').set({ counts: sql`counts || ${JSON.stringify({ [kind]: KindChanges.parse(counted) })}::jsonb` }),
    pair,
  ).execute()
  return true
}

/** Until the transaction ends, neither can be retired. */
async function holdBoth(tx: CommunityTransaction, { releaseId, againstId }: Pair): Promise<boolean> {
  for (const id of [releaseId, againstId])
    await sql`select pg_advisory_xact_lock_shared(${lockSpace.served}::integer, hashtext(${id}))`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from community.release where id in (${releaseId}, ${againstId}) and state = 'built'`.execute(tx)
  if (rows.length < 2) return false
  const tables = [releaseId, againstId].map((id) => `${schemaOf(id)}.record_document`)
  const found = await sql<{ areThere: boolean }>`
    select to_regclass(${tables[0]}) is not null and to_regclass(${tables[1]}) is not null as are_there`.execute(tx)
  return found.rows[0]?.areThere === true
}

async function finish(community: Database['community'], pair: Pair, state: 'compared' | 'missed'): Promise<void> {
  await ofPair(community.updateTable('releaseComparison').set({ state, comparedAt: sql<Date>`now()` }), pair).execute()
}

function ofPair<Query extends { where(column: 'releaseId' | 'againstId', operator: '=', value: string): Query }>(
  query: Query,
  pair: Pair,
): Query {
  return query.where('releaseId', '=', pair.releaseId).where('againstId', '=', pair.againstId)
}
