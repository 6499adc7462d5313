import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { TransposonRecord } from '../contract/transposon-record.ts'

export async function loadTransposons(db: ReleaseDb, transposonIds: readonly number[]): Promise<Map<number, TransposonRecord>> {
  const [rows, loci, features] = await Promise.all([
    transposonRowsQuery(db, transposonIds).execute(),
    transposonLociQuery(db, transposonIds).execute(),
    transposonFeaturesQuery(db, transposonIds).execute(),
  ])
  const lociOf = groupedBy(loci, 'transposonId')
  const featuresOf = groupedBy(features, 'transposonId')
  const records = rows.flatMap((row) => {
    const {
      transposonId,
      name,
      transposonFamilyId,
      familyName,
      superFamilyName,
      mapId,
      mapName,
      mapType,
      units,
      nucleotideSeqId,
      ...position
    } = row
    const span = toSpan(position)
    // Every row got its location at ingest.
    if (span === null) return []
    const record: TransposonRecord = {
      transposonId,
      name,
      dateLastModified: null,
      chromosome: span.chromosome,
      family: { kind: 'transposonfamily', key: transposonFamilyId, label: familyName },
      superFamilyName,
      sequence: nucleotideSeqId === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: name },
      associatedTransposable: lociOf(transposonId).map((locus) => ({ kind: 'locus', key: locus.locusId, label: locus.name })),
      transposonFeature: featuresOf(transposonId).map(({ transposonId: _, ...feature }) => feature),
      globalAssignment: [{ ...span, map: { kind: 'map', key: mapId, label: mapName }, name: mapName, mapType, units }],
    }
    return [[transposonId, record] as const]
  })
  return new Map(records)
}

export function transposonRowsQuery(db: ReleaseDb, transposonIds: readonly number[]) {
  return (
    db
      .selectFrom('transposon')
      .innerJoin('transposonFamily as family', 'family.name', 'transposon.familyName')
      .innerJoin('map', (join) => join.onRef('map.chromosome', '=', 'transposon.chromosome').on('map.mapType', '=', 'nuc_sequence'))
      // The sequence of an element has the name of the element.
      .leftJoin('nucleotideSequence as sequence', 'sequence.name', 'transposon.name')
      .select(['transposon.transposonId', 'transposon.name', 'transposon.familyName', 'transposon.superFamilyName'])
      .select(['transposon.chromosome', 'transposon.startPosition', 'transposon.endPosition', 'transposon.orientation'])
      .select(['family.transposonFamilyId', 'map.mapId', 'map.name as mapName', 'map.mapType', 'map.units', 'sequence.nucleotideSeqId'])
      .where('transposon.transposonId', '=', amongKeys(transposonIds))
  )
}

export function transposonLociQuery(db: ReleaseDb, transposonIds: readonly number[]) {
  return db
    .selectFrom('transposonLocus')
    .innerJoin('locus', 'locus.locusId', 'transposonLocus.locusId')
    .select(['transposonLocus.transposonId', 'locus.locusId', 'locus.name'])
    .where('transposonLocus.transposonId', '=', amongKeys(transposonIds))
    .orderBy('transposonLocus.transposonId')
    .orderBy('locus.name')
}

export function transposonFeaturesQuery(db: ReleaseDb, transposonIds: readonly number[]) {
  return db
    .selectFrom('transposon')
    .innerJoin('transposonFeature as feature', 'feature.transposonName', 'transposon.name')
    .select(['transposon.transposonId', 'feature.featureType as assignmentFeatureType', 'feature.startPosition', 'feature.endPosition'])
    .where('transposon.transposonId', '=', amongKeys(transposonIds))
    .orderBy('transposon.transposonId')
    .orderBy('feature.startPosition')
    .orderBy('feature.endPosition')
}
