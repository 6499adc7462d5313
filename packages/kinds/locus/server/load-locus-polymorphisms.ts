import type { Preview } from '@rosette/contract-kit/record-parts.ts'
import { amongKeys, previewsBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

type LocusPolymorphism = LocusRecord['polymorphisms']['rows'][number]

/** One row for each polymorphism in or beside the locus, whatever number of its models it hits. */
export async function loadLocusPolymorphisms(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => Preview<LocusPolymorphism>> {
  const lines = await locusPolymorphismsQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toRow)
}

function toRow({ polymorphismId, name, polymorphismType, region }: RowOf<typeof locusPolymorphismsQuery>): LocusPolymorphism {
  return { polymorphism: { kind: 'polymorphism', key: polymorphismId, label: name }, polymorphismType, region }
}

export function locusPolymorphismsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .select(['hit.locusId', 'polymorphism.polymorphismId', 'polymorphism.name', 'polymorphism.polymorphismType'])
    .select((eb) => eb.fn.min('hit.region').as('region'))
    .where('hit.locusId', '=', amongKeys(locusIds))
    .groupBy(['hit.locusId', 'polymorphism.polymorphismId'])
    .orderBy('hit.locusId')
    .orderBy('polymorphism.name')
}
