import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export type LocusRelated = {
  line_ids: string[]
  stock_ids: string[]
  sequence_ids: string[]
  domain_ids: string[]
  probe_ids: string[]
  pubmed_ids: string[]
  paper_titles: string[]
}

/** What leads to a locus in the general search without being its name: ids of what belongs to it. */
export async function loadLocusRelated(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => LocusRelated> {
  const [lines, stocks, sequences, domains, probes, publications] = await Promise.all([
    locusLinesQuery(db, locusIds).execute(),
    locusStocksQuery(db, locusIds).execute(),
    locusRefseqQuery(db, locusIds).execute(),
    locusDomainsQuery(db, locusIds).execute(),
    locusProbesQuery(db, locusIds).execute(),
    locusPapersQuery(db, locusIds).execute(),
  ])
  const [linesOf, stocksOf] = [groupedBy(lines, 'locusId'), groupedBy(stocks, 'locusId', (row) => row.name)]
  const [sequencesOf, domainsOf] = [groupedBy(sequences, 'locusId'), groupedBy(domains, 'locusId')]
  const probesOf = groupedBy(probes, 'locusId', (row) => row.name)
  const publicationsOf = groupedBy(publications, 'locusId')
  return (locusId) => ({
    line_ids: distinct(linesOf(locusId).flatMap(({ name, line }) => [name, line])),
    stock_ids: stocksOf(locusId),
    sequence_ids: distinct(sequencesOf(locusId).flatMap(({ accession }) => [accession, accession.replace(/\.\d+$/, '')])),
    domain_ids: distinct(domainsOf(locusId).flatMap(({ signature, interproAccession }) => [signature, interproAccession])),
    probe_ids: probesOf(locusId),
    pubmed_ids: distinct(publicationsOf(locusId).map(({ pubmedId }) => (pubmedId === null ? null : String(pubmedId)))),
    paper_titles: distinct(publicationsOf(locusId).map(({ title }) => title)),
  })
}

function distinct(names: readonly (string | null)[]): string[] {
  return [...new Set(names.filter((name) => name !== null))]
}

/** Polymorphisms in or near the locus, and the insertion lines that carry them. */
export function locusLinesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .select(['hit.locusId', 'polymorphism.name', 'polymorphism.line'])
    .distinct()
    .where('hit.locusId', '=', amongKeys(locusIds))
    .orderBy('hit.locusId')
    .orderBy('polymorphism.name')
}

/** Germplasms whose phenotype the locus causes, and those that carry a polymorphism of it. */
export function locusStocksQuery(db: ReleaseDb, locusIds: readonly number[]) {
  const described = db
    .selectFrom('locus')
    .innerJoin('germplasmPhenotype as line', 'line.locusName', 'locus.name')
    .select(['locus.locusId', 'line.germplasmName as name'])
    .where('locus.locusId', '=', amongKeys(locusIds))
  const carrying = db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphismGermplasm as carried', 'carried.polymorphismId', 'hit.polymorphismId')
    .innerJoin('germplasm', 'germplasm.germplasmId', 'carried.germplasmId')
    .select(['hit.locusId', 'germplasm.name'])
    .where('hit.locusId', '=', amongKeys(locusIds))
  return described.union(carrying).orderBy('locusId').orderBy('name')
}

export function locusRefseqQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('geneModelRefseq as refseq', 'refseq.geneModelName', 'geneModel.name')
    .select(['geneModel.locusId', 'refseq.accession'])
    .distinct()
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .orderBy('geneModel.locusId')
    .orderBy('refseq.accession')
}

/** Signatures without a number, such as `Coil`, identify no domain. */
export function locusDomainsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('geneModel')
    .innerJoin('proteinSignature as hit', 'hit.geneModelName', 'geneModel.name')
    .select(['geneModel.locusId', 'hit.signature', 'hit.interproAccession'])
    .distinct()
    .where('geneModel.locusId', '=', amongKeys(locusIds))
    .where('hit.signature', '~', '[0-9]')
    .orderBy('geneModel.locusId')
    .orderBy('hit.signature')
}

export function locusProbesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('arrayElementLocus as hit')
    .innerJoin('arrayElement as element', 'element.arrayElementId', 'hit.arrayElementId')
    .select(['hit.locusId', 'element.name'])
    .distinct()
    .where('hit.locusId', '=', amongKeys(locusIds))
    .orderBy('hit.locusId')
    .orderBy('element.name')
}

/** Papers about the locus that have a number of PubMed or a title. */
export function locusPapersQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('publicationLocus as link')
    .innerJoin('publication', 'publication.referenceId', 'link.referenceId')
    .select(['link.locusId', 'publication.pubmedId', 'publication.title'])
    .where('link.locusId', '=', amongKeys(locusIds))
    .where((eb) => eb.or([eb('publication.pubmedId', 'is not', null), eb('publication.title', 'is not', null)]))
    .orderBy('link.locusId')
    .orderBy('publication.pubmedId')
    .orderBy('publication.title')
}
