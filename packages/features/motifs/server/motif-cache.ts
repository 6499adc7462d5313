import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { oncePerRelease } from '@rosette/release-kit/once-per-release.ts'
import { nextTurn } from '@rosette/release-kit/take-turns.ts'
import { type PromoterSite, unpackSites } from '@rosette/sequence-store/motifs/packed-sites.ts'

/** Its sites stay packed: those of a genome are some millions. */
export type ReleaseMotif = {
  matrixId: string
  factor: string
  locus: RecordRef | null
  factorClass: string | null
  factorFamily: string | null
  assay: string | null
  pubmedId: number | null
  columns: number[][]
  isSearched: boolean
  similarIds: ReadonlySet<string>
  sites(): Iterable<PromoterSite>
}

export type ReleaseMotifs = {
  motifs: readonly ReleaseMotif[]
  /** Key of the locus of each promoter. */
  loci: readonly number[]
  /** By the key of their locus. */
  promoterOf: ReadonlyMap<number, number>
  isCoding: readonly boolean[]
  /** Loci in use with a position, with or without a promoter. */
  allLoci: { all: number; coding: number }
}

/** The release that is served, and the one before it while it still answers. */
const maxCached = 2

/** The motifs of a release with their sites; read when they are first needed. */
export function motifCache(db: Pick<Database, 'release'>): (releaseId: string) => Promise<ReleaseMotifs> {
  return oncePerRelease((releaseId) => loadMotifs(db.release(releaseId)), maxCached)
}

async function loadMotifs(db: ReleaseDb): Promise<ReleaseMotifs> {
  const [promoters, counts, rows, factors] = await Promise.all([
    db
      .selectFrom('motifPromoter')
      .innerJoin('locus', 'locus.locusId', 'motifPromoter.locusId')
      .select(['place', 'locus.locusId', 'geneModelType'])
      .orderBy('place')
      .execute(),
    db
      .selectFrom('locus')
      .select(({ fn }) => ['geneModelType', fn.countAll<number>().as('loci')])
      .where('isObsolete', '=', false)
      .where('chromosome', 'is not', null)
      .groupBy('geneModelType')
      .execute(),
    db
      .selectFrom('motif')
      .innerJoin('motifSearch', 'motifSearch.matrixId', 'motif.matrixId')
      .selectAll('motif')
      .select(['threshold', 'similarIds'])
      .orderBy('motif.matrixId')
      .execute(),
    db
      .selectFrom('motif')
      .innerJoin('locusUniprot', (join) => join.on((on) => on('uniprotAccession', '=', on.fn.any('uniprotAccessions'))))
      .innerJoin('locus', 'locus.locusId', 'locusUniprot.locusId')
      .select(['matrixId', 'locus.locusId as key', 'locus.name as label'])
      .orderBy('locus.name', 'desc')
      .execute(),
  ])
  const locusOf = new Map(factors.map(({ matrixId, key, label }) => [matrixId, RecordRef.parse({ kind: 'locus', key, label })]))
  const motifs: ReleaseMotif[] = []
  for (const row of rows) {
    const packed = await loadSites(db, row.matrixId)
    motifs.push({
      matrixId: row.matrixId,
      factor: row.factor,
      locus: locusOf.get(row.matrixId) ?? null,
      factorClass: row.factorClass,
      factorFamily: row.factorFamily,
      assay: row.assay,
      pubmedId: /^\d{1,9}$/.test(row.pubmedId ?? '') ? Number(row.pubmedId) : null,
      columns: row.countsA.map((a, column) => [a, row.countsC[column] ?? 0, row.countsG[column] ?? 0, row.countsT[column] ?? 0]),
      isSearched: row.threshold !== null,
      similarIds: new Set(row.similarIds),
      sites: () => unpackSites(packed),
    })
    await nextTurn()
  }
  const sumOf = (some: typeof counts) => some.reduce((sum, { loci }) => sum + Number(loci), 0)
  return {
    motifs,
    loci: promoters.map(({ locusId }) => locusId),
    promoterOf: new Map(promoters.map(({ locusId, place }) => [locusId, place])),
    isCoding: promoters.map(({ geneModelType }) => geneModelType === codingType),
    allLoci: { all: sumOf(counts), coding: sumOf(counts.filter(({ geneModelType }) => geneModelType === codingType)) },
  }
}

const codingType = 'protein_coding'

/** One by one: all of them in one answer would hold up other requests. */
async function loadSites(db: ReleaseDb, matrixId: string): Promise<Buffer> {
  const { sites } = await db.selectFrom('motifSearch').select('sites').where('matrixId', '=', matrixId).executeTakeFirstOrThrow()
  return sites
}
