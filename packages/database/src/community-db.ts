import type { Kysely, Transaction } from 'kysely'
import type { CommunityTables } from './generated/community-rows.ts'

/** Typed access to what outlives releases: the schema `community`. */
export type CommunityDb = Kysely<CommunityTables>

export type CommunityTransaction = Transaction<CommunityTables>
