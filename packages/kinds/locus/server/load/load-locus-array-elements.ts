import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'

type ArrayElements = Pick<LocusRecord, 'singleChannelArrayElements' | 'dualChannelArrayElements'>
type ElementRow = RowOf<typeof locusArrayElementsQuery>

/** Elements that match the locus, by type of array. Elements without published means are in neither list. */
export async function loadLocusArrayElements(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => ArrayElements> {
  const rows = await locusArrayElementsQuery(db, locusIds).execute()
  const elementsOf = groupedBy(rows, 'locusId')
  return (locusId) => byChannels(elementsOf(locusId))
}

function byChannels(rows: readonly ElementRow[]): ArrayElements {
  const singles = rows.filter((row) => row.isSingleChannel === true)
  const duals = rows.filter((row) => row.isSingleChannel === false)
  return {
    singleChannelArrayElements: singles.map((row) => ({
      arrayElement: toRef(row),
      avgIntensity: row.avgIntensity,
      avgIntensityStdError: row.avgIntensityStdError,
      avgSignalPercentile: row.avgSignalPercentile,
      avgSignalPercentileStdError: row.avgSignalPercentileStdError,
    })),
    dualChannelArrayElements: duals.map((row) => ({
      arrayElement: toRef(row),
      avgLogRatio: row.avgLogRatio,
      avgLogRatioStdError: row.avgLogRatioStdError,
      avgIntensity: row.avgIntensity,
      avgIntensityStdError: row.avgIntensityStdError,
    })),
  }
}

function toRef({ arrayElementId, name }: ElementRow): RecordRef {
  return { kind: 'arrayelement', key: arrayElementId, label: name }
}

export function locusArrayElementsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('arrayElementLocus as hit')
    .innerJoin('arrayElement as element', 'element.arrayElementId', 'hit.arrayElementId')
    .select(['hit.locusId', 'element.arrayElementId', 'element.name', 'element.isSingleChannel'])
    .select(['element.avgLogRatio', 'element.avgLogRatioStdError', 'element.avgIntensity', 'element.avgIntensityStdError'])
    .select(['element.avgSignalPercentile', 'element.avgSignalPercentileStdError'])
    .where('hit.locusId', '=', amongKeys(locusIds))
    .where('element.isSingleChannel', 'is not', null)
    .orderBy('hit.locusId')
    .orderBy('element.name')
    .orderBy('element.arrayElementId')
}
