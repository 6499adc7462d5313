import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function arrayelementRowsQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElement as element')
    .leftJoin('nucleotideSequence as made', 'made.name', 'element.sequenceName')
    .select(['element.arrayElementId', 'element.name', 'element.isPublished', 'element.elementType as type', 'element.isControl'])
    .select(['element.isAmbiguous', 'element.organism', 'element.description', 'made.nucleotideSeqId', 'element.sequenceName'])
    .select(['element.avgIntensity', 'element.avgIntensityStdError', 'element.avgLogRatio', 'element.avgLogRatioStdError'])
    .select(['element.avgSignalPercentile', 'element.avgSignalPercentileStdError'])
    .where('element.arrayElementId', '=', amongKeys(arrayElementIds))
}

export function arrayelementLociQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElementLocus as hit')
    .innerJoin('locus', 'locus.locusId', 'hit.locusId')
    .select(['hit.arrayElementId', 'locus.locusId', 'locus.name', 'locus.description'])
    .where('hit.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('hit.arrayElementId')
    .orderBy('locus.name')
}

export function arrayelementSlidesQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElementSignal as told')
    .innerJoin('arraySlide as slide', 'slide.name', 'told.slideName')
    .select(['told.arrayElementId', 'slide.name', 'told.signal', 'told.signalPercentile', 'slide.experimentName'])
    .where('told.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('told.arrayElementId')
    .orderBy('slide.name')
    .orderBy('told.signal')
}

export function arrayelementDesignsQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElementDesign as carried')
    .innerJoin('arrayDesign as design', 'design.name', 'carried.designName')
    .select(['carried.arrayElementId', 'design.name', 'design.manufacturer', 'design.platformType', 'design.numSpots'])
    .where('carried.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('carried.arrayElementId')
    .orderBy('design.name')
}

/** An experiment with a design uses every element on it. Some fifty rows, whatever the number of elements. */
export function designExperimentsQuery(db: ReleaseDb) {
  return db
    .selectFrom('arrayExperiment')
    .select(['designName', 'name'])
    .where('designName', 'is not', null)
    .$narrowType<{ designName: string }>()
    .orderBy('name')
}

export function sameNameQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElement as element')
    .innerJoin('arrayElement as other', (join) =>
      join.on(sql<boolean>`upper(other.name) = upper(element.name)`).onRef('other.arrayElementId', '<>', 'element.arrayElementId'),
    )
    .select(['element.arrayElementId', 'other.arrayElementId as otherId', 'other.name'])
    .where('element.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('element.arrayElementId')
    .orderBy('other.arrayElementId')
}
