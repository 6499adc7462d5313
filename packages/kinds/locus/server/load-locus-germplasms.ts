import { type Preview, previewRows } from '@rosette/contract-kit/record-parts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord } from '../contract/locus-record.ts'

type LocusGermplasm = LocusRecord['germplasms']['rows'][number]

/** One row for each phenotype of a germplasm; a germplasm without described phenotype has one row. */
export async function loadLocusGermplasms(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, Preview<LocusGermplasm>>> {
  const lines = await locusGermplasmsQuery(db, locusIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.locusId)
  return new Map([...linesOf].map(([locusId, all]) => [locusId, { rows: all.slice(0, previewRows).map(toRow), total: all.length }]))
}

function toRow({
  germplasmId,
  name,
  phenotype,
  pubmedId,
}: Awaited<ReturnType<ReturnType<typeof locusGermplasmsQuery>['execute']>>[number]) {
  return { germplasm: { kind: 'germplasm', key: germplasmId, label: name }, phenotype, pubmedId }
}

export function locusGermplasmsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('germplasmPhenotype as line', 'line.locusName', 'locus.name')
    .innerJoin('germplasm', 'germplasm.name', 'line.germplasmName')
    .select(['locus.locusId', 'germplasm.germplasmId', 'germplasm.name', 'line.phenotype', 'line.pubmedId'])
    .distinct()
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('locus.locusId')
    .orderBy('germplasm.name')
    .orderBy('germplasm.germplasmId')
    .orderBy('line.phenotype')
    .orderBy('line.pubmedId')
}
