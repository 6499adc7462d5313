import { Problem } from '@rosette/contract-kit/problem.ts'
import { lockSpace } from '@rosette/database/advisory-lock.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { sql } from 'kysely'

export type Throttle = {
  /** What is attempted: `login`, `register`, `activate`, … */
  purpose: string
  /** Who makes the attempt, or its target: a user name, an address, a party. Stored as a hash. */
  subject: string
  /** Attempts allowed within the window; the next one has to wait. No window is longer than a day: older attempts are pruned. */
  limit: number
  windowMs: number
}

/** The rows of one attempt, to be deleted if it succeeds. */
export type Attempt = readonly number[]

/**
 * Counts an attempt, or refuses it because there were too many; the answer says how long to wait. It is counted before it is made, so
 * that concurrent attempts cannot all slip through; `forgiveAttempt` uncounts one that succeeds.
 */
export async function expectNotThrottled(db: CommunityDb, throttles: Throttle | readonly Throttle[], now: Date): Promise<Attempt> {
  return db.transaction().execute((tx) => countAttempt(tx, [throttles].flat(), now))
}

/** The same within the transaction of what is attempted: if that fails, it is not counted. */
export async function countAttempt(tx: CommunityTransaction, throttles: readonly Throttle[], now: Date): Promise<Attempt> {
  await lockSubjects(tx, throttles)
  const waits: number[] = []
  for (const throttle of throttles) waits.push(await findWait(tx, throttle, now))
  const longest = Math.max(...waits)
  if (longest > 0) throw tooMany(longest)
  const rows = throttles.map(({ purpose, subject }) => ({ purpose, subjectHash: hashToken(subject), madeAt: now }))
  const noted = await tx.insertInto('attempt').values(rows).returning('id').execute()
  return noted.map(({ id }) => id)
}

/** Uncounts an attempt that succeeded. */
export async function forgiveAttempt(db: CommunityDb, attempt: Attempt): Promise<void> {
  if (attempt.length > 0) await db.deleteFrom('attempt').where('id', 'in', attempt).execute()
}

/** Whether this was attempted before within the window. */
export async function hasTried(db: CommunityDb, throttle: Throttle, now: Date): Promise<boolean> {
  return (await triesQuery(db, throttle, now).executeTakeFirst()) !== undefined
}

/** Attempts on one subject are counted one after another. Locks are taken in a fixed order, so that callers cannot deadlock. */
async function lockSubjects(tx: CommunityTransaction, throttles: readonly Throttle[]): Promise<void> {
  const names = throttles.map(({ purpose, subject }) => `${purpose} ${subject}`).sort()
  for (const name of names) await sql`select pg_advisory_xact_lock(${lockSpace.attempts}::integer, hashtext(${name}))`.execute(tx)
}

/** Time until the oldest of the last attempts leaves the window; 0 while there are fewer than the limit. */
async function findWait(tx: CommunityTransaction, throttle: Throttle, now: Date): Promise<number> {
  const found = await triesQuery(tx, throttle, now)
    .offset(throttle.limit - 1)
    .executeTakeFirst()
  return found ? found.madeAt.getTime() + throttle.windowMs - now.getTime() : 0
}

function triesQuery(db: CommunityDb, { purpose, subject, windowMs }: Throttle, now: Date) {
  return db
    .selectFrom('attempt')
    .select('madeAt')
    .where('purpose', '=', purpose)
    .where('subjectHash', '=', hashToken(subject))
    .where('madeAt', '>', new Date(now.getTime() - windowMs))
    .orderBy('madeAt', 'desc')
    .limit(1)
}

function tooMany(waitMs: number): Problem {
  const seconds = Math.ceil(waitMs / 1000)
  const wait = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
  return new Problem('too_many_requests', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfter: seconds,
    refusal: 'login_attempts',
  })
}
