import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { KindServer } from './kind-server.ts'

/** Records, and what only their search documents hold. */
export function loadWithFurther({ loadRecords, search }: Pick<KindServer, 'loadRecords' | 'search'>) {
  return async (db: ReleaseDb, keys: readonly number[]) => {
    const [records, further] = await Promise.all([loadRecords(db, keys), search?.loadFurther?.(db, keys)])
    return new Map(Array.from(records, ([key, loaded]) => [key, { loaded, further: further?.get(key) }]))
  }
}
