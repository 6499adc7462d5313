import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadProteinSummaries } from '@rosette/database/load-protein-summaries.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { InterproCount, ProteinIsoform } from '../contract/protein-relatives.ts'

/** All proteins of the locus of a protein, itself included, by name. */
export async function loadIsoforms(db: ReleaseDb, proteinIds: readonly number[]): Promise<(proteinId: number) => ProteinIsoform[]> {
  const pairs = await isoformsQuery(db, proteinIds).execute()
  const isoformsOf = groupedBy(pairs, 'proteinId', (pair) => pair.isoformId)
  const wanted = [...new Set([...proteinIds, ...pairs.map((pair) => pair.isoformId)])]
  const [summaries, accessions] = await Promise.all([loadProteinSummaries(db, wanted), proteinUniprotQuery(db, wanted).execute()])
  const uniprotOf = groupedBy(accessions, 'proteinId', (row) => row.uniprotAccession)
  // The summaries are in the order of names.
  return (proteinId) => {
    const own = new Set([proteinId, ...isoformsOf(proteinId)])
    return [...summaries].flatMap(([key, summary]) => (own.has(key) ? [{ ...summary, uniprotIds: uniprotOf(key) }] : []))
  }
}

export function isoformsQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('gene', 'gene.geneId', 'protein.geneId')
    .innerJoin('gene as sibling', 'sibling.locusId', 'gene.locusId')
    .innerJoin('protein as isoform', 'isoform.geneId', 'sibling.geneId')
    .select(['protein.proteinId', 'isoform.proteinId as isoformId'])
    .where('protein.proteinId', '=', amongKeys(proteinIds))
}

export function proteinUniprotQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('proteinUniprot')
    .select(['proteinId', 'uniprotAccession'])
    .where('proteinId', '=', amongKeys(proteinIds))
    .orderBy('proteinId')
    .orderBy('uniprotAccession')
}

/** How many proteins have each InterPro entry of a protein, in the order of the places on the protein. */
export async function loadInterproCounts(db: ReleaseDb, proteinIds: readonly number[]): Promise<(proteinId: number) => InterproCount[]> {
  const rows = await interproCountsQuery(db, proteinIds).execute()
  return groupedBy(rows, 'proteinId', ({ accession, name, proteinCount }) => ({ accession, name, proteinCount }))
}

export function interproCountsQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('proteinInterpro as found')
    .innerJoin('interproUse as use', 'use.interproAccession', 'found.interproAccession')
    .select(['found.proteinId', 'found.interproAccession as accession', 'found.interproName as name', 'use.proteinCount'])
    .where('found.proteinId', '=', amongKeys(proteinIds))
    .groupBy(['found.proteinId', 'found.interproAccession', 'found.interproName', 'use.proteinCount'])
    .orderBy('found.proteinId')
    .orderBy((eb) => eb.fn.min('found.startPosition'))
    .orderBy('found.interproAccession')
}
