import { type MapLocation, toPublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { parseInsertionType } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { parseAlleleMode, parseInheritance, parseMutationSite, parsePolymorphismType } from '../contract/polymorphism-types.ts'
import {
  polymorphismGenesQuery,
  polymorphismGermplasmsQuery,
  polymorphismMarkersQuery,
  polymorphismPublicationsQuery,
  polymorphismRowsQuery,
  polymorphismsOfLineQuery,
} from './polymorphism-queries.ts'

export async function loadPolymorphisms(db: ReleaseDb, polymorphismIds: readonly number[]): Promise<Map<number, PolymorphismRecord>> {
  const [rows, ...lists] = await Promise.all([
    polymorphismRowsQuery(db, polymorphismIds).execute(),
    polymorphismGenesQuery(db, polymorphismIds).execute(),
    polymorphismsOfLineQuery(db, polymorphismIds).execute(),
    polymorphismGermplasmsQuery(db, polymorphismIds).execute(),
    polymorphismPublicationsQuery(db, polymorphismIds).execute(),
    polymorphismMarkersQuery(db, polymorphismIds).execute(),
  ])
  const curationOf = await loadCuration(
    db,
    'polymorphism',
    rows.map((row) => row.name),
  )
  const [genes, others, germplasms] = [
    groupedBy(lists[0], 'polymorphismId'),
    groupedBy(lists[1], 'polymorphismId'),
    groupedBy(lists[2], 'polymorphismId'),
  ]
  const [publications, markers] = [groupedBy(lists[3], 'polymorphismId'), groupedBy(lists[4], 'polymorphismId')]
  const records = rows.map((row): [number, PolymorphismRecord] => {
    const id = row.polymorphismId
    const { attributions, comments } = curationOf(row.name)
    const record = {
      ...toFacts(row),
      attributions,
      comments,
      associatedGenes: genes(id).map(({ locusId, name, geneModelName, region }) => ({
        locus: { kind: 'locus', key: locusId, label: name },
        geneName: geneModelName,
        region,
      })),
      tfcPolymorphisms: others(id).map(({ otherId, name }) => ({ kind: 'polymorphism', key: otherId, label: name })),
      germplasmCollections: germplasms(id).map(({ germplasmId, name }) => ({
        kind: 'germplasm',
        key: germplasmId,
        label: name,
      })),
      publications: publications(id).map(toPublicationLine),
      geneticMarkers: markers(id).map(({ markerId, name }) => ({ kind: 'marker', key: markerId, label: name })),
    }
    return [id, record]
  })
  return new Map(records)
}

type PolymorphismRow = RowOf<typeof polymorphismRowsQuery>
type JoinedField =
  | 'associatedGenes'
  | 'tfcPolymorphisms'
  | 'germplasmCollections'
  | 'publications'
  | 'geneticMarkers'
  | 'attributions'
  | 'comments'

function toFacts(row: PolymorphismRow): Omit<PolymorphismRecord, JoinedField> {
  return {
    polymorphismId: row.polymorphismId,
    originalName: row.name,
    polymorphismTairObjectId: row.tairObjectId,
    polymorphismType: parsePolymorphismType(row.polymorphismType ?? ''),
    insertionType: parseInsertionType(row.insertionType ?? ''),
    chromosome: parseChromosome(row.chromosome ?? ''),
    constructType: row.constructType,
    mutagen: row.mutagen,
    mutationSite: parseMutationSite(row.mutationSite ?? ''),
    inheritance: parseInheritance(row.inheritance ?? ''),
    alleleMode: parseAlleleMode(row.alleleMode ?? ''),
    description: row.description,
    aliases: aliasesOf(row),
    dateLastModified: null,
    mapLocations: mapLocationsOf(row),
    associatedNucleotideSequences: flanksOf(row),
  }
}

/** The line is a name too: people search for SALK_074723, but the flank is called SALKseq_074723.1. */
function aliasesOf({ name, line, aliases }: PolymorphismRow): string[] {
  const written = aliases?.split(/ *; */) ?? []
  return line === null || line === name ? written : [line, ...written]
}

function mapLocationsOf({ chromosome, startPosition, endPosition }: PolymorphismRow): MapLocation[] {
  const parsedChromosome = parseChromosome(chromosome ?? '')
  if (parsedChromosome === null || startPosition === null) return []
  const span = { chromosome: parsedChromosome, start: startPosition, end: endPosition ?? startPosition, orientation: null }
  return [{ ...span, name: 'AGI', mapType: 'nuc_sequence', units: 'bp' }]
}

function flanksOf({ flank1, flank2, insertionFlankingSequence, genbankAccession }: PolymorphismRow) {
  const flank = { flank1, flank2, insertionFlankingSequence, genBankAccession: genbankAccession }
  return Object.values(flank).every((value) => value === null) ? [] : [flank]
}
