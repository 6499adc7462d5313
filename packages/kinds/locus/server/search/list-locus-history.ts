import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { Listing } from '@rosette/release-kit/kind-server.ts'
import { defineIndex, identifier, integer, keyword, nameList, prose } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { sql } from 'kysely'
import { LocusHistoryCriteria, LocusHistoryHit, locusHistoryFacets } from '../../contract/locus-history-listing.ts'

const locusHistorySearch = defineClauses(LocusHistoryCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
})

/** Every change to a name in the release, whatever its type (DATA-027). */
export const locusHistoryListing: Listing = {
  hit: LocusHistoryHit,
  index: defineIndex({
    hit: LocusHistoryHit,
    key: 'id',
    order: 'locus',
    facets: locusHistoryFacets,
    fields: {
      locus: identifier({ isSortable: true }),
      lociInvolvedInModification: nameList({ isSortable: true }),
      modificationComments: prose({ isSortable: true }),
      who: keyword({ isSortable: true }),
      currentStatus: keyword({ isSortable: true }),
      date: keyword({ isSortable: true }),
      id: integer(),
      locusId: integer(),
    },
  }),
  criteria: locusHistorySearch,
  keys: { table: 'locus_change', column: 'change_id' },
  loadDocuments: loadLocusChanges,
}

async function loadLocusChanges(db: ReleaseDb, changeIds: readonly number[]): Promise<Map<number, LocusHistoryHit>> {
  const rows = await locusChangesQuery(db, changeIds).execute()
  return new Map(
    rows.map(({ id, isObsolete, involved, ...row }) => [
      id,
      { id, ...row, currentStatus: isObsolete ? 'obsolete' : 'in use', lociInvolvedInModification: involved ?? [] },
    ]),
  )
}

/** The current status of the locus, not the one that this change gave it. */
export function locusChangesQuery(db: ReleaseDb, changeIds: readonly number[]) {
  return db
    .selectFrom('locusChange as change')
    .innerJoin('locus', 'locus.locusId', 'change.locusId')
    .select(['change.changeId as id', 'locus.name as locus', 'locus.locusId', 'locus.isObsolete'])
    .select(['change.changedBy as who', 'change.changedOn as date', 'change.comment as modificationComments'])
    .select((eb) =>
      eb
        .selectFrom('locusChangeInvolved as involved')
        .select((inner) => inner.fn.agg<string[]>('array_agg', [sql`involved.locus_name order by involved.rank`]).as('names'))
        .whereRef('involved.changeId', '=', 'change.changeId')
        .as('involved'),
    )
    .where('change.changeId', '=', amongKeys(changeIds))
}
