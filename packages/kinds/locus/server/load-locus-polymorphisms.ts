import { type Preview, previewRows } from '@rosette/contract-kit/record-parts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord } from '../contract/locus-record.ts'

type LocusPolymorphism = LocusRecord['polymorphisms']['rows'][number]

/** One row for each polymorphism in or beside the locus, whatever number of its models it hits. */
export async function loadLocusPolymorphisms(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, Preview<LocusPolymorphism>>> {
  const lines = await locusPolymorphismsQuery(db, locusIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.locusId)
  return new Map([...linesOf].map(([locusId, all]) => [locusId, { rows: all.slice(0, previewRows).map(toRow), total: all.length }]))
}

function toRow({
  polymorphismId,
  name,
  polymorphismType,
  region,
}: Awaited<ReturnType<ReturnType<typeof locusPolymorphismsQuery>['execute']>>[number]): LocusPolymorphism {
  return { polymorphism: { kind: 'polymorphism', key: polymorphismId, label: name }, polymorphismType, region }
}

export function locusPolymorphismsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .select(['hit.locusId', 'polymorphism.polymorphismId', 'polymorphism.name', 'polymorphism.polymorphismType'])
    .select((eb) => eb.fn.min('hit.region').as('region'))
    .where('hit.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .groupBy(['hit.locusId', 'polymorphism.polymorphismId'])
    .orderBy('hit.locusId')
    .orderBy('polymorphism.name')
}
