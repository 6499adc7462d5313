import type { Database } from '@rosette/database/open-database.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { anyOf, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { findAwaitedSymbols, symbolAlias, symbolIndexName } from '../../community/server/symbol-index.ts'
import type { SearchTarget } from './search-target.ts'

type Needs = { db: Pick<Database, 'pool'>; indexPrefix: string; releaseId: string }

/** Gene class symbols are those of the release and those that were accepted since; all else is what it was. */
export async function withAccepted(target: SearchTarget, source: ResultSource, needs: Needs): Promise<SearchTarget> {
  if (!('kind' in source) || source.kind !== symbolIndexName) return target
  const awaited = await findAwaitedSymbols(needs.db, needs.releaseId)
  if (awaited.length === 0) return target
  return {
    ...target,
    // The star lets the engine do without an index that the first accepted symbol is only about to make.
    index: `${target.index},${symbolAlias(needs.indexPrefix)}*`,
    // What the release has is left out of the other index, and so is what is not accepted any more.
    within: anyOf([valueClause('_index', target.index), valueClause(target.definition.key, awaited)]),
  }
}
