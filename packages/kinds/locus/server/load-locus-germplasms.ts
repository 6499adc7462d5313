import type { Preview } from '@rosette/contract-kit/record-parts.ts'
import { amongKeys, previewsBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

type LocusGermplasm = LocusRecord['germplasms']['rows'][number]

/** One row for each phenotype of a germplasm; a germplasm without described phenotype has one row. */
export async function loadLocusGermplasms(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => Preview<LocusGermplasm>> {
  const lines = await locusGermplasmsQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toRow)
}

function toRow({ germplasmId, name, phenotype, pubmedId }: RowOf<typeof locusGermplasmsQuery>) {
  return { germplasm: { kind: 'germplasm', key: germplasmId, label: name }, phenotype, pubmedId }
}

export function locusGermplasmsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('germplasmPhenotype as line', 'line.locusName', 'locus.name')
    .innerJoin('germplasm', 'germplasm.name', 'line.germplasmName')
    .select(['locus.locusId', 'germplasm.germplasmId', 'germplasm.name', 'line.phenotype', 'line.pubmedId'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('germplasm.name')
    .orderBy('germplasm.germplasmId')
    .orderBy('line.phenotype')
    .orderBy('line.pubmedId')
}
