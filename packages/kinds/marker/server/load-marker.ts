import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { MarkerPattern, MarkerRecord } from '../contract/marker-record.ts'
import { loadMarkerLocations } from './load-marker-locations.ts'
import { markerLociQuery, markerPatternsQuery, markerRowsQuery } from './marker-queries.ts'

export async function loadMarkers(db: ReleaseDb, markerIds: readonly number[]): Promise<Map<number, MarkerRecord>> {
  const [rows, locations, loci, patterns] = await Promise.all([
    markerRowsQuery(db, markerIds).execute(),
    loadMarkerLocations(db, markerIds),
    markerLociQuery(db, markerIds).execute(),
    markerPatternsQuery(db, markerIds).execute(),
  ])
  const lociOf = Map.groupBy(loci, (locus) => locus.markerId)
  const patternsOf = Map.groupBy(patterns, (pattern) => pattern.markerId)
  const records = rows.map((row) => {
    const { markerId, aliases, isPcrMarker, chromosome, madeFrom, madeFromType, flankLeft, flankRight, pubmedIds, ...facts } = row
    const all = (patternsOf.get(markerId) ?? []).map(toPattern)
    const record: MarkerRecord = {
      ...facts,
      markerId,
      aliases: listOf(aliases),
      isPCRMarker: isPcrMarker,
      chromosome: chromosome === null ? null : parseChromosome(chromosome),
      associatedLoci: (lociOf.get(markerId) ?? []).map(({ locusId, name }) => ({ kind: 'locus', key: locusId, label: name })),
      madeFrom: madeFrom === null ? null : { name: madeFrom, mapElementType: madeFromType, clone: null },
      globalAssignments: locations.get(markerId) ?? [],
      // A product that no enzyme cuts is told by its length alone.
      pcrProductLengths: all.filter((pattern) => pattern.restrictionEnzymeName === null),
      digestPatterns: all.filter((pattern) => pattern.restrictionEnzymeName !== null),
      flankSequence: flankLeft === null && flankRight === null ? null : { sequence1: flankLeft, sequence2: flankRight },
      publications: listOf(pubmedIds).map((pubmedId) => ({
        publication: null,
        title: null,
        pubmedId: Number(pubmedId),
        publicationYear: null,
      })),
    }
    return [markerId, record] as const
  })
  return new Map(records)
}

/** The polymorphism is a record only where its name is one of the release. */
function toPattern({
  markerId: _,
  polymorphismId,
  ...pattern
}: Awaited<ReturnType<ReturnType<typeof markerPatternsQuery>['execute']>>[number]): MarkerPattern {
  const label = pattern.polymorphismName ?? ''
  return { ...pattern, polymorphism: polymorphismId === null ? null : { kind: 'polymorphism', key: polymorphismId, label } }
}

/** Several values of a cell stand between bars. */
function listOf(cell: string | null): string[] {
  return cell === null ? [] : cell.split('|').filter((value) => value !== '')
}
