import type pg from 'pg'
import { lockSpace } from './advisory-lock.ts'

/**
 * How long a process may use what it found out about access, counted from before it asked. Transactions that take access away wait for
 * longer than that before they end (`outwait_kept_access`, migration 0020).
 */
export const accessCachedMs = 20

/**
 * Whether what is looked up from now on may be kept for that long: nobody is about to take access away. It is asked before the lookup, not
 * with it: a change that ends between the two is seen by the lookup, and one that begins after this waits.
 */
export async function mayKeepAccess(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isFree: boolean }>({
    name: 'may_keep_access',
    text: 'select pg_try_advisory_xact_lock($1, 0) as "isFree"',
    values: [lockSpace.accessChange],
  })
  return rows[0]?.isFree === true
}
