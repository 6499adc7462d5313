import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord, LocusSequence } from '../../contract/locus-record.ts'

/** Markers that were made for the locus. */
export async function loadLocusMarkers(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => RecordRef[]> {
  return refsOf('marker', await locusMarkersQuery(db, locusIds).execute())
}

/** Clones on the chromosome's map that contain the whole locus. */
export async function loadLocusSuperAssignments(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => RecordRef[]> {
  return refsOf('clone', await locusSuperAssignmentsQuery(db, locusIds).execute())
}

/** Transposable elements that contain the locus. */
export async function loadLocusTransposons(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => RecordRef[]> {
  return refsOf('transposon', await locusTransposonsQuery(db, locusIds).execute())
}

export async function loadLocusFamilies(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => LocusRecord['geneFamilies']> {
  const rows = await locusFamiliesQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', ({ family, subFamily }) => ({ family, subFamily }))
}

/** RefSeq transcripts of the locus's gene models. */
export async function loadLocusSequences(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusSequence[]> {
  const rows = await locusSequencesQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', toSequence)
}

type SequenceRow = RowOf<typeof locusSequencesQuery>

function toSequence({ geneModelName, icAccession, nucleotideSeqId, name, nucleotideSequenceType }: SequenceRow): LocusSequence {
  const sequence = nucleotideSeqId === null || name === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: name }
  return { geneModelName, icAccession, nucleotideSequenceType, sequence }
}

function refsOf(kind: string, rows: readonly { locusId: number; key: number; name: string }[]): (locusId: number) => RecordRef[] {
  return groupedBy(rows, 'locusId', ({ key, name }) => ({ kind, key, label: name }))
}

export function locusMarkersQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('markerDetail as detail', (join) =>
      join.on('locus.name', '=', (eb) => eb.fn.any(eb.fn<string[]>('string_to_array', ['detail.loci', sql.lit('|')]))),
    )
    .innerJoin('marker', 'marker.name', 'detail.markerName')
    .select(['locus.locusId', 'marker.markerId as key', 'marker.name'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('marker.name')
}

export function locusSuperAssignmentsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('map', (join) => join.onRef('map.chromosome', '=', 'locus.chromosome').on('map.name', '=', sql.lit('AGI')))
    .innerJoin('cloneLocation as place', (join) =>
      join
        .onRef('place.mapId', '=', 'map.mapId')
        .onRef('place.startPosition', '<=', 'locus.startPosition')
        .onRef('place.endPosition', '>=', 'locus.endPosition'),
    )
    .innerJoin('clone', 'clone.cloneId', 'place.cloneId')
    .select(['locus.locusId', 'clone.cloneId as key', 'clone.name'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('clone.name')
}

export function locusTransposonsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('transposonLocus as lies')
    .innerJoin('transposon', 'transposon.transposonId', 'lies.transposonId')
    .select(['lies.locusId', 'transposon.transposonId as key', 'transposon.name'])
    .where('lies.locusId', '=', amongKeys(locusIds))
    .orderBy('lies.locusId')
    .orderBy('transposon.name')
}

export function locusFamiliesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusFamily')
    .select(['locusId', 'family', 'subFamily'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('locusId')
    .orderBy('family')
    .orderBy('subFamily')
}

export function locusSequencesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('geneModelRefseq as refseq', 'refseq.geneModelName', 'geneModel.name')
    .leftJoin('nucleotideSequence as sequence', 'sequence.icAccession', 'refseq.accession')
    .select(['geneModel.locusId', 'refseq.geneModelName', 'refseq.accession as icAccession'])
    .select(['sequence.nucleotideSeqId', 'sequence.name', 'sequence.nucleotideSequenceType'])
    .distinct()
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .orderBy('geneModel.locusId')
    .orderBy('refseq.geneModelName')
    .orderBy('refseq.accession')
}
