import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** What a germplasm carries: the insertions of its line, and alleles that name it. */
export async function loadGermplasmPolymorphisms(db: ReleaseDb, germplasmIds: readonly number[]): Promise<Map<number, RecordRef[]>> {
  const rows = await germplasmPolymorphismsQuery(db, germplasmIds).execute()
  const carried = Map.groupBy(rows, (row) => row.germplasmId)
  return new Map([...carried].map(([germplasmId, all]) => [germplasmId, all.map(toRef)]))
}

function toRef({ polymorphismId, name }: { polymorphismId: number; name: string }): RecordRef {
  return { kind: 'polymorphism', key: polymorphismId, label: name }
}

export function germplasmPolymorphismsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'carried.polymorphismId')
    .select(['carried.germplasmId', 'polymorphism.polymorphismId', 'polymorphism.name'])
    .where('carried.germplasmId', '=', (eb) => eb.fn.any(sql.val(germplasmIds)))
    .orderBy('carried.germplasmId')
    .orderBy('polymorphism.name')
}
