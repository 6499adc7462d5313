import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { LocusRecord, LocusSequence } from '../contract/locus-record.ts'

/** Markers that were made for the locus. */
export async function loadLocusMarkers(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, RecordRef[]>> {
  return refsOf('marker', await locusMarkersQuery(db, locusIds).execute())
}

/** Clones of the chromosome's map in which the locus lies as a whole. */
export async function loadLocusSuperAssignments(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, RecordRef[]>> {
  return refsOf('clone', await locusSuperAssignmentsQuery(db, locusIds).execute())
}

/** Elements on which the locus lies. */
export async function loadLocusTransposons(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, RecordRef[]>> {
  return refsOf('transposon', await locusTransposonsQuery(db, locusIds).execute())
}

export async function loadLocusFamilies(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusRecord['geneFamilies']>> {
  const rows = await locusFamiliesQuery(db, locusIds).execute()
  const rowsOf = Map.groupBy(rows, (row) => row.locusId)
  return new Map([...rowsOf].map(([locusId, all]) => [locusId, all.map(({ family, subFamily }) => ({ family, subFamily }))]))
}

/** Transcripts that RefSeq has of the locus' gene models. */
export async function loadLocusSequences(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusSequence[]>> {
  const rows = await locusSequencesQuery(db, locusIds).execute()
  const rowsOf = Map.groupBy(rows, (row) => row.locusId)
  return new Map([...rowsOf].map(([locusId, all]) => [locusId, all.map(toSequence)]))
}

type SequenceRow = Awaited<ReturnType<ReturnType<typeof locusSequencesQuery>['execute']>>[number]

function toSequence({ geneModelName, icAccession, nucleotideSeqId, name, nucleotideSequenceType }: SequenceRow): LocusSequence {
  const sequence = nucleotideSeqId === null || name === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: name }
  return { geneModelName, icAccession, nucleotideSequenceType, sequence }
}

function refsOf(kind: string, rows: readonly { locusId: number; key: number; name: string }[]): Map<number, RecordRef[]> {
  const rowsOf = Map.groupBy(rows, (row) => row.locusId)
  return new Map([...rowsOf].map(([locusId, all]) => [locusId, all.map(({ key, name }) => ({ kind, key, label: name }))]))
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
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
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
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('locus.locusId')
    .orderBy('clone.name')
}

export function locusTransposonsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('transposonLocus as lies')
    .innerJoin('transposon', 'transposon.transposonId', 'lies.transposonId')
    .select(['lies.locusId', 'transposon.transposonId as key', 'transposon.name'])
    .where('lies.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('lies.locusId')
    .orderBy('transposon.name')
}

export function locusFamiliesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusFamily')
    .select(['locusId', 'family', 'subFamily'])
    .where('locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
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
    .where('geneModel.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('geneModel.locusId')
    .orderBy('refseq.geneModelName')
    .orderBy('refseq.accession')
}
