import { dayAfter, dayOf } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { sql } from 'kysely'
import type { Visitor } from '../contract/access.ts'
import { countedNameOf } from './network-address.ts'
import { type Standing, shareOf, standingOf } from './standing.ts'

/** Under which name stored bytes are counted: an account wherever it is used, or else a network. Only the hash is stored. */
export type Storer = { hash: Buffer; standing: Standing }

export function storerOf(visitor: Visitor, address: string): Storer {
  return { hash: hashToken(`stores ${countedNameOf(visitor, address)}`), standing: standingOf(visitor) }
}

/** Of a subscriber on one day (UTC): about 200 lists of 100,000 items, or the two largest results. */
const dailyMegabytes = 200

/** What a row and its index entries take up beside its texts. */
export const rowBytes = 500

function megabytesOf(standing: Standing): number {
  return dailyMegabytes * shareOf[standing]
}

function limitOf(standing: Standing): number {
  return megabytesOf(standing) * 1024 * 1024
}

/** Counts bytes before they are stored, or refuses them because the storer has stored too much today. */
export async function takeBytes(db: CommunityDb, { hash, standing }: Storer, bytes: number, now: Date): Promise<void> {
  const limit = limitOf(standing)
  // One statement, so that calls at the same time cannot all slip through.
  const { rows } = await sql`
    insert into community.stored_bytes as today (storer_hash, stored_on, bytes)
    select ${hash}, ${dayOf(now)}::date, ${bytes}::bigint where ${bytes}::bigint <= ${limit}::bigint
    on conflict (storer_hash, stored_on) do update set bytes = today.bytes + excluded.bytes
    where today.bytes + excluded.bytes <= ${limit}::bigint
    returning bytes`.execute(db)
  if (rows.length > 0) return
  const tomorrow = new Date(`${dayAfter(now, 1)}T00:00:00Z`)
  throw new Problem('too_many_requests', usedUp(standing), {
    retryAfter: Math.ceil((tomorrow.getTime() - now.getTime()) / 1000),
    refusal: 'storage',
  })
}

/** Counts bytes whose size is known only when they are there. */
export async function addBytes(db: CommunityDb, hash: Buffer, bytes: number, now: Date): Promise<void> {
  await db
    .insertInto('storedBytes')
    .values({ storerHash: hash, storedOn: dayOf(now), bytes })
    .onConflict((conflict) => conflict.columns(['storerHash', 'storedOn']).doUpdateSet({ bytes: sql`stored_bytes.bytes + excluded.bytes` }))
    .execute()
}

/** Why nothing more may be stored today; null if something may. */
export async function whyUsedUp(db: CommunityDb, { hash, standing }: Storer, now: Date): Promise<string | null> {
  const today = await db
    .selectFrom('storedBytes')
    .select('bytes')
    .where('storerHash', '=', hash)
    .where('storedOn', '=', dayOf(now))
    .executeTakeFirst()
  return today && today.bytes >= limitOf(standing) ? usedUp(standing) : null
}

function usedUp(standing: Standing): string {
  const who = standing === 'anonymous' ? 'your network' : 'your account'
  return `Lists and analyses of ${who} may take up ${megabytesOf(standing)} MB a day. Please try again tomorrow.`
}
