import type { Kysely } from 'kysely'
import type { ReleaseTables } from './generated/release-rows.ts'

/** Typed access to the tables of one release; its schema is already chosen. */
export type ReleaseDb = Kysely<ReleaseTables>
