import { parseRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { FamilyCopies, FamilyCopiesQuery } from '../contract/family-copies.ts'

/** One page of the copies of a family that begin in a region, or of all. Null if there is no such family. */
export async function loadFamilyCopies(db: ReleaseDb, familyId: number, query: FamilyCopiesQuery): Promise<FamilyCopies | null> {
  const [family, counted, rows] = await Promise.all([
    db.selectFrom('transposonFamily').select('name').where('transposonFamilyId', '=', familyId).executeTakeFirst(),
    copiesInRegion(db, familyId, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirst(),
    familyCopiesQuery(db, familyId, query).execute(),
  ])
  if (!family || !counted) return null
  const copies = rows.flatMap(({ transposonId, name, ...position }) => {
    const span = toSpan(position)
    if (span === null) return []
    const { chromosome, start, end, orientation } = span
    return [
      {
        transposon: { kind: 'transposon', key: transposonId, label: name },
        chromosome,
        startPosition: start,
        endPosition: end,
        orientation,
      },
    ]
  })
  return { total: counted.total, copies }
}

export function familyCopiesQuery(db: ReleaseDb, familyId: number, query: FamilyCopiesQuery) {
  return copiesInRegion(db, familyId, query)
    .select(['transposon.transposonId', 'transposon.name', 'transposon.chromosome'])
    .select(['transposon.startPosition', 'transposon.endPosition', 'transposon.orientation'])
    .orderBy('transposon.chromosome')
    .orderBy('transposon.startPosition')
    .orderBy('transposon.name')
    .offset((query.page - 1) * query.pageSize)
    .limit(query.pageSize)
}

/** A copy belongs to the bin that it begins in, as in the counts of the record. */
function copiesInRegion(db: ReleaseDb, familyId: number, { region: text }: FamilyCopiesQuery) {
  const all = db
    .selectFrom('transposonFamily as family')
    .innerJoin('transposon', 'transposon.familyName', 'family.name')
    .where('family.transposonFamilyId', '=', familyId)
  if (text === '') return all
  const region = parseRegion(text)
  // Beyond the end of its chromosome nothing begins.
  return all
    .where('transposon.chromosome', '=', region?.chromosome ?? '')
    .where('transposon.startPosition', '>=', region?.start ?? 0)
    .where('transposon.startPosition', '<=', region?.end ?? 0)
}
