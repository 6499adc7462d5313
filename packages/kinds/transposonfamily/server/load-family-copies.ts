import { parseRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { cutPage } from '@rosette/release-kit/cut-page.ts'
import type { PartDependencies } from '@rosette/release-kit/kind-server.ts'
import { placeText, readListCursor } from '@rosette/release-kit/list-cursor.ts'
import { z } from 'zod'
import type { FamilyCopies, FamilyCopiesQuery } from '../contract/family-copies.ts'

/** Chromosome, start and name of a copy. */
const CopyPlace = z.tuple([placeText, z.int32(), placeText])
const placeColumns = ['transposon.chromosome', 'transposon.startPosition', 'transposon.name'] as const

/** One page of the copies of a family that begin in a region, or of all. Null if there is no such family. */
export async function loadFamilyCopies(
  db: ReleaseDb,
  familyId: number,
  { cursor, page, pageSize, region }: FamilyCopiesQuery,
  { releaseId }: Pick<PartDependencies, 'releaseId'>,
): Promise<FamilyCopies | null> {
  const scope = { call: 'transposonfamily/copies', releaseId, criteria: { key: familyId, region } }
  const window = { cursor, from: (page - 1) * pageSize, size: pageSize }
  const after = readListCursor(window, scope, CopyPlace)
  const [family, counted, rows] = await Promise.all([
    db.selectFrom('transposonFamily').select('name').where('transposonFamilyId', '=', familyId).executeTakeFirst(),
    copiesInRegion(db, familyId, region)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirst(),
    familyCopiesQuery(db, familyId, { ...window, region, after }).execute(),
  ])
  if (!family || !counted) return null
  const { rows: shown, next } = cutPage(rows, pageSize, scope, ({ chromosome, startPosition, name }) => [chromosome, startPosition, name])
  const copies = shown.flatMap(({ transposonId, name, ...position }) => {
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
  return { total: counted.total, copies, next }
}

type CopyWindow = { region: string; after: z.infer<typeof CopyPlace> | null; from: number; size: number }

/** The copies of a page, and the one after them if there is one. */
export function familyCopiesQuery(db: ReleaseDb, familyId: number, { region, after, from, size }: CopyWindow) {
  const copies = copiesInRegion(db, familyId, region)
  return (after === null ? copies : copies.where((eb) => eb(eb.refTuple(...placeColumns), '>', eb.tuple(...after))))
    .select(['transposon.transposonId', 'transposon.name', 'transposon.chromosome'])
    .select(['transposon.startPosition', 'transposon.endPosition', 'transposon.orientation'])
    .orderBy('transposon.chromosome')
    .orderBy('transposon.startPosition')
    .orderBy('transposon.name')
    .offset(from)
    .limit(size + 1)
}

/** A copy belongs to the bin that it begins in, as in the counts of the record. */
function copiesInRegion(db: ReleaseDb, familyId: number, text: string) {
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
