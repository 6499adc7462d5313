import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { z } from 'zod'

export type Claim = { actor: string; route: string; key: string; requestHash: string }

export type StoredAnswer = { status: number; headers: Record<string, string>; body: string }

// About six seconds in total. No connection is held meanwhile: with more waiting callers than connections, the first could never finish.
const waitsMs = [10, 20, 40, 80, 150, ...Array.from({ length: 23 }, () => 250)]

/** Null if the caller is the first and must proceed; otherwise the answer that the first one got. */
export async function claimKey(db: Database, claim: Claim): Promise<StoredAnswer | null> {
  if (await insertClaim(db, claim)) return null
  for (const waitMs of waitsMs) {
    const answer = await findAnswer(db, claim)
    if (answer !== null) return answer
    await sleep(waitMs)
  }
  // Either it is still running, or its process died half-way and nobody knows how far it got. Executing again might charge twice.
  throw new Problem(
    'conflict',
    'The first call with this Idempotency-Key has not finished. Check whether it took effect before you repeat it.',
  )
}

export async function storeAnswer(db: Database, { actor, route, key }: Claim, { status, headers, body }: StoredAnswer): Promise<void> {
  await db.community
    .updateTable('idempotencyKey')
    .set({ status, headers: JSON.stringify(headers), body })
    .where('actor', '=', actor)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute()
}

async function insertClaim(db: Database, claim: Claim): Promise<boolean> {
  const result = await db.community
    .insertInto('idempotencyKey')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

async function findAnswer(db: Database, { actor, route, key, requestHash }: Claim): Promise<StoredAnswer | null> {
  const row = await db.community
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'status', 'headers', 'body'])
    .where('actor', '=', actor)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.requestHash !== requestHash) {
    throw new Problem('unprocessable', 'This Idempotency-Key was used for another request. Use a new key for each request.')
  }
  if (row.status === null) return null
  return { status: row.status, headers: StoredHeaders.parse(row.headers), body: row.body ?? '' }
}

const StoredHeaders = z.record(z.string(), z.string())
