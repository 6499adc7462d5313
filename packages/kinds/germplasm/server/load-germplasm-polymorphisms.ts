import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** What a germplasm carries: the insertions of its line, and alleles that name it. */
export async function loadGermplasmPolymorphisms(
  db: ReleaseDb,
  germplasmIds: readonly number[],
): Promise<(germplasmId: number) => RecordRef[]> {
  const rows = await germplasmPolymorphismsQuery(db, germplasmIds).execute()
  return groupedBy(rows, 'germplasmId', toRef)
}

function toRef({ polymorphismId, name }: { polymorphismId: number; name: string }): RecordRef {
  return { kind: 'polymorphism', key: polymorphismId, label: name }
}

export function germplasmPolymorphismsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'carried.polymorphismId')
    .select(['carried.germplasmId', 'polymorphism.polymorphismId', 'polymorphism.name'])
    .where('carried.germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('carried.germplasmId')
    .orderBy('polymorphism.name')
}
