import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { PublicationLine } from '@rosette/contract-kit/record-parts.ts'
import { type PublicationRow, toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { MarkerPattern, MarkerRecord } from '../contract/marker-record.ts'
import { loadMarkerLocations } from './load-marker-locations.ts'
import { markerLociQuery, markerPatternsQuery, markerPublicationsQuery, markerRowsQuery } from './marker-queries.ts'

export async function loadMarkers(db: ReleaseDb, markerIds: readonly number[]): Promise<Map<number, MarkerRecord>> {
  const [rows, locationsOf, loci, patterns, publications] = await Promise.all([
    markerRowsQuery(db, markerIds).execute(),
    loadMarkerLocations(db, markerIds),
    markerLociQuery(db, markerIds).execute(),
    markerPatternsQuery(db, markerIds).execute(),
    markerPublicationsQuery(db, markerIds).execute(),
  ])
  const cited = new Map(publications.map((publication) => [publication.pubmedId, publication]))
  const lociOf = groupedBy(loci, 'markerId')
  const patternsOf = groupedBy(patterns, 'markerId')
  const records = rows.map((row) => {
    const { markerId, aliases, isPcrMarker, chromosome, madeFrom, madeFromType, cloneId, flankLeft, flankRight, pubmedIds, ...facts } = row
    const all = patternsOf(markerId).map(toPattern)
    const record: MarkerRecord = {
      ...facts,
      markerId,
      aliases: listOf(aliases),
      isPCRMarker: isPcrMarker,
      chromosome: chromosome === null ? null : parseChromosome(chromosome),
      associatedLoci: lociOf(markerId).map(({ locusId, name }) => ({ kind: 'locus', key: locusId, label: name })),
      madeFrom: madeFrom === null ? null : toOrigin(madeFrom, madeFromType, cloneId),
      globalAssignments: locationsOf(markerId),
      // A product that no enzyme cuts is told by its length alone.
      pcrProductLengths: all.filter((pattern) => pattern.restrictionEnzymeName === null),
      digestPatterns: all.filter((pattern) => pattern.restrictionEnzymeName !== null),
      flankSequence: flankLeft === null && flankRight === null ? null : { sequence1: flankLeft, sequence2: flankRight },
      publications: listOf(pubmedIds).map((pubmedId) => toPublication(Number(pubmedId), cited.get(Number(pubmedId)))),
    }
    return [markerId, record] as const
  })
  return new Map(records)
}

/** A PubMed number that is no publication of the release is shown as it is. */
function toPublication(pubmedId: number, publication: PublicationRow | undefined): PublicationLine {
  return publication ? toPublicationLine(publication) : { publication: null, title: null, pubmedId, publicationYear: null }
}

/** What a marker was made from is a record only if a clone of the release has that name. */
function toOrigin(name: string, mapElementType: string | null, cloneId: number | null): MarkerRecord['madeFrom'] {
  return { name, mapElementType, clone: cloneId === null ? null : { kind: 'clone', key: cloneId, label: name } }
}

/** The polymorphism is a record only if its name is one of the release. */
function toPattern({ markerId: _, polymorphismId, ...pattern }: RowOf<typeof markerPatternsQuery>): MarkerPattern {
  const label = pattern.polymorphismName ?? ''
  return { ...pattern, polymorphism: polymorphismId === null ? null : { kind: 'polymorphism', key: polymorphismId, label } }
}

/** Several values of a cell stand between bars. */
function listOf(cell: string | null): string[] {
  return cell === null ? [] : cell.split('|').filter((value) => value !== '')
}
