import type { CommunityDb } from '@rosette/database/community-db.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { sql } from 'kysely'
import type { TakenSymbol } from '../contract/symbol-lookups.ts'

/** Classes with these letters: of the release, accepted since, and asked for; none that was declined. */
export async function findTakenSymbols(db: CommunityDb, releaseId: string, symbol: string): Promise<TakenSymbol[]> {
  const { rows } = await sql<TakenSymbol>`
    select symbol as "SYMBOL", 'registered' as "STATUS" from ${sql.raw(schemaOf(releaseId))}.genesymbol where upper(symbol) = upper(${symbol})
    union
    select upper(symbol), case status when 'accepted' then 'registered' else 'pending' end from community.symbol_submission
    where upper(symbol) = upper(${symbol}) and status <> 'rejected'`.execute(db.withoutPlugins())
  return rows
}
