import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** Gives accepted symbols the keys that a later release will find for them: all symbols, or the given ones. */
export async function mintSymbolKeys(db: CommunityDb, letters: readonly string[] | null = null): Promise<void> {
  // Looked up first: a key that a failed insert has taken is lost.
  await sql`
    insert into community.minted_key (kind, natural_key)
    select 'genesymbol', upper(symbol) from community.symbol_submission
    where status = 'accepted' and (${letters}::text[] is null or upper(symbol) = any(${letters}::text[]))
      and not exists (select from community.minted_key where kind = 'genesymbol' and natural_key = upper(symbol))
    order by upper(symbol)
    on conflict do nothing`.execute(db)
}
