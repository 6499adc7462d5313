import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { GeneSelection } from '@rosette/contract-kit/search/gene-selection.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type ClauseContext, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import type { Visitor } from '../../access/contract/access.ts'
import { findPersonByEmail } from '../../community/server/find-person-by-email.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import type { SearchTarget } from './search-target.ts'
import { type ListedId, sortList } from './sort-list.ts'

export type SearchContextNeeds = {
  clock: Clock
  db: Pick<Database, 'pool' | 'community'>
  releaseId: string
  keysOfSelection(selection: GeneSelection): Promise<readonly number[]>
  /** The visitor who searches. */
  visitorOf(): Promise<Visitor>
}

/** An ID list among the criteria, and the field of the hits that holds the names. */
export type AskedList = { field: string; ids: readonly ListedId[] }

/** What the clauses of one search may need, and the ID lists that they used. */
export function searchContext(target: SearchTarget, { clock, db, releaseId, keysOfSelection, visitorOf }: SearchContextNeeds) {
  const lists: AskedList[] = []
  const context: ClauseContext = {
    index: target.definition,
    now: clock.now(),
    keysOfSelection,
    async listClause(text, { kind, field, hasObsolete }) {
      const ids = sortList(await resolveIdentifiers(db, releaseId, { ids: text, kind }), hasObsolete)
      lists.push({ field, ids })
      return valueClause(field, [...new Set(ids.flatMap(({ name }) => name ?? []))])
    },
    async keyOfEmail(address) {
      if ((await visitorOf()).role === 'anonymous') {
        throw new Problem('access_denied', 'People are found by their e-mail address only when you are signed in.')
      }
      return findPersonByEmail(db.community, address)
    },
  }
  return { context, lists }
}
