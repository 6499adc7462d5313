import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { EmbryoExpression } from '../../contract/embryo-expression.ts'

/** Signals in the stages of embryogenesis, to one decimal: more would pretend a precision that no array has. */
export async function loadEmbryoExpression(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => EmbryoExpression> {
  const rows = await embryoExpressionQuery(db, locusIds).execute()
  const valuesOf = new Map(
    rows.map((row) => [row.locusId, [row.zygote, row.quadrant, row.globular, row.heart, row.torpedo, row.bent, row.mature].map(rounded)]),
  )
  return (locusId) => valuesOf.get(locusId) ?? null
}

const rounded = (value: number) => Math.round(value * 10) / 10

export function embryoExpressionQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('embryoExpression as line', 'line.locusName', 'locus.name')
    .select(['locus.locusId', 'line.zygote', 'line.quadrant', 'line.globular', 'line.heart', 'line.torpedo', 'line.bent', 'line.mature'])
    .where('locus.locusId', '=', amongKeys(locusIds))
}
