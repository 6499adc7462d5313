import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'

/** Keys of the accepted symbols that a release does not have. */
export async function findAwaitedSymbols({ pool }: Pick<Database, 'pool'>, releaseId: string): Promise<number[]> {
  const { rows } = await pool.query<{ key: number }>(
    `select minted.key
     from community.symbol_submission as submission
     join community.minted_key as minted on minted.kind = 'genesymbol' and minted.natural_key = upper(submission.symbol)
     where submission.status = 'accepted'
       and not exists (select from ${schemaOf(releaseId)}.genesymbol where tair_object_id = minted.key)`,
  )
  return rows.map(({ key }) => key)
}
