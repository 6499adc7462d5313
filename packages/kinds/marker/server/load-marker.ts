import {
  type MapLocation,
  type PublicationLine,
  type PublicationRow,
  toPublicationLine,
} from '@rosette/contract-kit/records/record-parts.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import { publicationColumns } from '@rosette/database/records/publication-lines.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { MarkerPattern, MarkerRecord } from '../contract/marker-record.ts'

export async function loadMarkers(db: ReleaseDb, markerIds: readonly number[]): Promise<Map<number, MarkerRecord>> {
  const [rows, locationsOf, loci, patterns, publications] = await Promise.all([
    markerRowsQuery(db, markerIds).execute(),
    loadMarkerLocations(db, markerIds),
    markerLociQuery(db, markerIds).execute(),
    markerPatternsQuery(db, markerIds).execute(),
    markerPublicationsQuery(db, markerIds).execute(),
  ])
  const curationOf = await loadCuration(
    db,
    'marker',
    rows.map((row) => row.markerName),
  )
  const cited = new Map(publications.map((publication) => [publication.pubmedId, publication]))
  const lociOf = groupedBy(loci, 'markerId')
  const patternsOf = groupedBy(patterns, 'markerId')
  const records = rows.map((row) => {
    const { markerId, aliases, isPcrMarker, chromosome, madeFrom, madeFromType, cloneId, flankLeft, flankRight, pubmedIds, ...facts } = row
    const all = patternsOf(markerId).map(toPattern)
    const { attributions, comments } = curationOf(facts.markerName)
    const record: MarkerRecord = {
      ...facts,
      markerId,
      aliases: listOf(aliases),
      isPCRMarker: isPcrMarker,
      chromosome: chromosome === null ? null : parseChromosome(chromosome),
      associatedLoci: lociOf(markerId).map(({ locusId, name }) => ({ kind: 'locus', key: locusId, label: name })),
      associatedGene: lociOf(markerId).flatMap(toGene),
      madeFrom: madeFrom === null ? null : toOrigin(madeFrom, madeFromType, cloneId),
      globalAssignments: locationsOf(markerId),
      // A product that no enzyme cuts is described by its length alone.
      pcrProductLengths: all.filter((pattern) => pattern.restrictionEnzymeName === null),
      digestPatterns: all.filter((pattern) => pattern.restrictionEnzymeName !== null),
      flankSequence: flankLeft === null && flankRight === null ? null : { sequence1: flankLeft, sequence2: flankRight },
      attributions,
      comments,
      publications: listOf(pubmedIds).map((pubmedId) => toPublication(Number(pubmedId), cited.get(Number(pubmedId)))),
    }
    return [markerId, record] as const
  })
  return new Map(records)
}

function toGene({ locusId, name, geneId, geneName }: RowOf<typeof markerLociQuery>): MarkerRecord['associatedGene'] {
  return geneId === null || geneName === null ? [] : [{ geneName, geneId, locusName: name, locusId, associationType: null }]
}

/** A PubMed ID without a publication in the release is shown as it is. */
function toPublication(pubmedId: number, publication: PublicationRow | undefined): PublicationLine {
  return publication ? toPublicationLine(publication) : { publication: null, title: null, pubmedId, publicationYear: null }
}

/** What a marker was made from is a record only if a clone of the release has that name. */
function toOrigin(name: string, mapElementType: string | null, cloneId: number | null): MarkerRecord['madeFrom'] {
  return { name, mapElementType, clone: cloneId === null ? null : { kind: 'clone', key: cloneId, label: name } }
}

/** The polymorphism is a record only if its name is in the release. */
function toPattern({ markerId: _, polymorphismId, ...pattern }: RowOf<typeof markerPatternsQuery>): MarkerPattern {
  const label = pattern.polymorphismName ?? ''
  return { ...pattern, polymorphism: polymorphismId === null ? null : { kind: 'polymorphism', key: polymorphismId, label } }
}

/** Multiple values in a cell are separated by bars. */
function listOf(cell: string | null): string[] {
  return cell === null ? [] : cell.split('|').filter((value) => value !== '')
}

/** Locations of markers on the sequence and on genetic maps. A marker has no orientation. */
async function loadMarkerLocations(db: ReleaseDb, markerIds: readonly number[]): Promise<(markerId: number) => MapLocation[]> {
  const rows = await markerLocationsQuery(db, markerIds).execute()
  const placesOf = groupedBy(rows, 'markerId')
  return (markerId) => placesOf(markerId).flatMap(toLocation)
}

function toLocation(row: RowOf<typeof markerLocationsQuery>): MapLocation[] {
  const chromosome = parseChromosome(row.chromosome)
  if (chromosome === null) return []
  const { mapId, name, mapType, units, startPosition: start, endPosition: end } = row
  return [{ map: { kind: 'map', key: mapId, label: name }, name, mapType, units, chromosome, start, end, orientation: null }]
}

export function markerRowsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .leftJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .leftJoin('clone', 'clone.name', 'detail.madeFrom')
    .select(['marker.markerId', 'marker.name as markerName', 'marker.tairAccession', 'marker.markerType', 'marker.chromosome'])
    .select(['detail.aliases', 'detail.isPcrMarker', 'detail.length', 'detail.specialConditions', 'detail.madeFrom', 'detail.madeFromType'])
    .select(['detail.flankLeft', 'detail.flankRight', 'detail.pubmedIds', 'detail.dateLastModified', 'clone.cloneId'])
    .where('marker.markerId', '=', amongKeys(markerIds))
}

/** Loci with their representative gene models. Names that are not a locus of the release are left out: there is nothing to link to. */
export function markerLociQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .innerJoin('locus', (join) => join.on(sql<boolean>`locus.name = any(string_to_array(detail.loci, '|'))`))
    .leftJoin('gene', (join) => join.onRef('gene.locusId', '=', 'locus.locusId').on('gene.isRepresentative', '=', sql.lit(true)))
    .select(['marker.markerId', 'locus.locusId', 'locus.name', 'gene.geneId', 'gene.name as geneName'])
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('marker.markerId')
    .orderBy('locus.name')
}

export function markerPatternsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerPattern as pattern', 'pattern.markerName', 'marker.name')
    .leftJoin('polymorphism', 'polymorphism.name', 'pattern.polymorphismName')
    .select(['marker.markerId', 'polymorphism.polymorphismId', 'pattern.polymorphismName', 'pattern.abbrevName', 'pattern.productLength'])
    .select(['pattern.restrictionEnzymeName', 'pattern.numSites', 'pattern.fragmentationLength'])
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('marker.markerId')
    .orderBy('pattern.abbrevName')
    .orderBy('pattern.restrictionEnzymeName')
    .orderBy('pattern.productLength')
}

/** The sequence first, then genetic maps by name. */
export function markerLocationsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('markerLocation as location')
    .innerJoin('map', 'map.mapId', 'location.mapId')
    .select(['location.markerId', 'location.startPosition', 'location.endPosition'])
    .select(['map.mapId', 'map.name', 'map.mapType', 'map.units', 'map.chromosome'])
    .where('location.markerId', '=', amongKeys(markerIds))
    .orderBy('location.markerId')
    .orderBy('map.mapType', 'desc')
    .orderBy('map.name')
    .orderBy('map.chromosome')
    .orderBy('location.startPosition')
}

/** Some PubMed IDs have two references at TAIR; the older one is used for both. */
export function markerPublicationsQuery(db: ReleaseDb, markerIds: readonly number[]) {
  return db
    .selectFrom('marker')
    .innerJoin('markerDetail as detail', 'detail.markerName', 'marker.name')
    .innerJoin('publication', (join) =>
      join.on(sql<boolean>`publication.pubmed_id = any(string_to_array(detail.pubmed_ids, '|')::integer[])`),
    )
    .distinctOn('publication.pubmedId')
    .select(publicationColumns)
    .where('marker.markerId', '=', amongKeys(markerIds))
    .orderBy('publication.pubmedId')
    .orderBy('publication.referenceId')
}
