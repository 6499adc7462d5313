import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { sql } from 'kysely'

export type Saver = {
  /** The network from which a search is saved. */
  network: string
  /** How much all saved searches together may take up. */
  maxBytes: number
}

/** About fifty lists of 10,000 ids. */
const maxDailyBytes = 5 * 1024 * 1024
const dayMs = 24 * 60 * 60 * 1000
/** Pruning runs every night. */
const retryFullSeconds = 60 * 60

/** What a row and its index entries take up beside its content: many small searches fill a disk too. */
const rowBytes = 200

export type Storage = { bytes: number; networkHash: Buffer }

/** What a new search takes up, and whom it counts for; refused if the network or all together have no room for it. */
export async function expectWithinQuota(
  tx: CommunityTransaction,
  { network, maxBytes }: Saver,
  content: string,
  now: Date,
): Promise<Storage> {
  const bytes = Buffer.byteLength(content) + rowBytes
  const networkHash = hashToken(network)
  const total = await lockTotal(tx)
  const { saved, oldest } = await savedTodayQuery(tx, networkHash, now).executeTakeFirstOrThrow()
  if (saved + bytes > maxDailyBytes) throw tooMuch(oldest ?? now, now)
  if (total + bytes > maxBytes) {
    throw new Problem('overloaded', 'No more searches can be saved at the moment. Please try again later.', {
      retryAfter: retryFullSeconds,
      refusal: 'storage',
    })
  }
  return { bytes, networkHash }
}

/** Searches are added and deleted one transaction after another, so that the sum is right; returns it. */
export async function lockTotal(tx: CommunityTransaction): Promise<number> {
  const { bytes } = await tx.selectFrom('savedSearchTotal').select('bytes').forUpdate().executeTakeFirstOrThrow()
  return bytes
}

/** What a network saved within a day. A search that was saved before is stored once, and counts once. */
function savedTodayQuery(tx: CommunityTransaction, networkHash: Buffer, now: Date) {
  return tx
    .selectFrom('savedSearch')
    .select(({ fn }) => [sql<number>`coalesce(sum(bytes), 0)`.as('saved'), fn.min('createdAt').as('oldest')])
    .where('networkHash', '=', networkHash)
    .where('createdAt', '>', new Date(now.getTime() - dayMs))
}

function tooMuch(oldest: Date, now: Date): Problem {
  const retryAfter = Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000)
  const megabytes = maxDailyBytes / 1024 / 1024
  const why = `Searches of more than ${megabytes} MB were saved from your network within a day. Please try again tomorrow.`
  return new Problem('too_many_requests', why, { retryAfter, refusal: 'storage' })
}
