import { amongKeys, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { nextTurn } from '@rosette/release-kit/take-turns.ts'

export type StatementRow = RowOf<typeof statementsQuery>

/** So many loci have some ten thousand statements, which are read while others wait; every piece sends all keys once more. */
const lociAtOnce = 2000

/** Every statement about two genes of a list, once: about regulation from the side of the regulator, about the rest from that of the lower key. */
export async function loadStatements(db: ReleaseDb, keys: readonly number[]): Promise<StatementRow[]> {
  const rows: StatementRow[] = []
  for (let from = 0; from < keys.length; from += lociAtOnce) {
    for (const row of await statementsQuery(db, keys.slice(from, from + lociAtOnce), keys).execute()) rows.push(row)
    await nextTurn()
  }
  return rows
}

function statementsQuery(db: ReleaseDb, some: readonly number[], all: readonly number[]) {
  return db
    .selectFrom('locusInteraction as line')
    .select(['line.locusId', 'line.partnerId', 'line.interactionType', 'line.mode', 'line.method'])
    .select(['line.source', 'line.pubmedId', 'line.evidence', 'line.reference', 'line.isCompiled'])
    .where('line.locusId', '=', amongKeys(some))
    .where('line.partnerId', '=', amongKeys(all))
    .where(({ and, or, eb, ref }) =>
      or([
        and([eb('line.interactionType', '=', 'regulatory'), eb('line.isRegulator', '=', true)]),
        and([eb('line.interactionType', 'is distinct from', 'regulatory'), eb('line.locusId', '<=', ref('line.partnerId'))]),
      ]),
    )
    .orderBy('line.locusId')
    .orderBy('line.partnerId')
    .orderBy('line.isCompiled')
    .orderBy('line.source')
    .orderBy('line.pubmedId')
    .orderBy('line.method')
    .orderBy('line.mode')
    .orderBy('line.evidence')
    .orderBy('line.reference')
}
