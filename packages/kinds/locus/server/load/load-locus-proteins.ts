import type { ProteinSummary, UniprotEntry } from '@rosette/contract-kit/records/protein-parts.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadProteinSummaries } from '@rosette/database/load-protein-summaries.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'

/** Proteins of the locus's gene models, the representative model's first. */
export async function loadLocusProteins(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => ProteinSummary[]> {
  const rows = await locusProteinsQuery(db, locusIds).execute()
  const summaries = await loadProteinSummaries(
    db,
    rows.map((row) => row.proteinId),
  )
  const proteinsOf = groupedBy(rows, 'locusId')
  return (locusId) => proteinsOf(locusId).flatMap((row) => summaries.get(row.proteinId) ?? [])
}

/** The sequence of the representative model's protein; the others have pages of their own. */
export async function loadLocusProteinSequences(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => LocusRecord['proteinSequences']> {
  const rows = await locusProteinSequencesQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', ({ name, sequence }) => ({ name, sequence }))
}

export async function loadLocusUniprot(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => string[]> {
  const rows = await locusUniprotQuery(db, locusIds).execute()
  return groupedBy(rows, 'locusId', (row) => row.uniprotAccession)
}

export async function loadLocusUniprotEntry(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => UniprotEntry | null> {
  const rows = await locusUniprotEntryQuery(db, locusIds).execute()
  const entryOf = groupedBy(rows, 'locusId', ({ accession, isReviewed, proteinName }) => ({ accession, isReviewed, proteinName }))
  return (locusId) => entryOf(locusId)[0] ?? null
}

export function locusProteinsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('protein', 'protein.name', 'geneModel.name')
    .select(['geneModel.locusId', 'protein.proteinId'])
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .orderBy('geneModel.locusId')
    .orderBy('geneModel.isRepresentative', 'desc')
    .orderBy('geneModel.modelNumber')
    .orderBy('geneModel.name')
}

export function locusProteinSequencesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('proteinSequence as protein', 'protein.geneModelName', 'geneModel.name')
    .distinctOn('geneModel.locusId')
    .select(['geneModel.locusId', 'geneModel.name', 'protein.sequence'])
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .where('geneModel.isRepresentative', '=', true)
    .orderBy('geneModel.locusId')
    .orderBy('protein.length', 'desc')
    .orderBy('protein.sequence')
}

export function locusUniprotQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusUniprot')
    .select(['locusId', 'uniprotAccession'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('locusId')
    .orderBy('uniprotAccession')
}

export function locusUniprotEntryQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locusUniprotEntry')
    .select(['locusId', 'accession', 'isReviewed', 'proteinName'])
    .where('locusId', '=', amongKeys(locusIds))
}
