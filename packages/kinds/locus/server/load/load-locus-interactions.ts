import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import {
  interactionKinds,
  type LocusInteraction,
  type LocusInteractions,
  mostInteractions,
} from '../../contract/interactions/locus-interactions.ts'

/** The interactions of each locus, those with a known type first. */
export async function loadLocusInteractions(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusInteractions> {
  const rows = await locusInteractionsQuery(db, locusIds).execute()
  const interactionsOf = groupedBy(rows, 'locusId', toInteraction)
  return (locusId) => {
    const all = interactionsOf(locusId)
    const counts = [...interactionKinds, null].map((interactionType) => ({
      interactionType,
      count: all.filter((each) => each.interactionType === interactionType).length,
    }))
    return { rows: all.slice(0, mostInteractions), total: all.length, counts: counts.filter(({ count }) => count > 0) }
  }
}

function toInteraction(row: RowOf<typeof locusInteractionsQuery>): LocusInteraction {
  return {
    partner: { kind: 'locus', key: row.partnerId, label: row.name },
    symbol: row.symbol,
    interactionType: interactionKinds.find((known) => known === row.interactionType) ?? null,
    effect: row.interactionType === 'regulatory' ? effectOf(row.mode, row.isRegulator) : null,
    method: row.method,
    source: row.source,
    pubmedId: row.pubmedId,
    evidence: row.evidence,
    reference: row.reference,
    isCompiled: row.isCompiled,
  }
}

const verbs: Readonly<Record<string, readonly [active: string, passive: string]>> = {
  activation: ['activates', 'is activated by'],
  repression: ['represses', 'is repressed by'],
}

function effectOf(mode: string | null, isRegulator: boolean): string {
  const [active, passive] = verbs[mode ?? ''] ?? ['regulates', 'is regulated by']
  return isRegulator ? active : passive
}

export function locusInteractionsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusInteraction as line')
    .innerJoin('locus as partner', 'partner.locusId', 'line.partnerId')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'line.partnerId').on('main.rank', '=', sql.lit(0)))
    .select(['line.locusId', 'line.partnerId', 'partner.name', 'main.symbol'])
    .select(['line.interactionType', 'line.mode', 'line.isRegulator', 'line.method', 'line.source', 'line.pubmedId'])
    .select(['line.evidence', 'line.reference', 'line.isCompiled'])
    .where('line.locusId', '=', amongKeys(locusIds))
    .orderBy('line.locusId')
    .orderBy('line.interactionType', (order) => order.asc().nullsLast())
    .orderBy('partner.name')
    .orderBy('line.source')
    .orderBy('line.method')
    .orderBy('line.pubmedId')
    .orderBy('line.isRegulator')
    .orderBy('line.mode')
    .orderBy('line.evidence')
    .orderBy('line.reference')
}
