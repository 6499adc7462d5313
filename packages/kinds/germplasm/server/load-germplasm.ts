import type { StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { toCitationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { type GermplasmRecord, germplasmTypes } from '../contract/germplasm-record.ts'
import { loadGermplasmSections } from './load-germplasm-sections.ts'

export async function loadGermplasms(db: ReleaseDb, germplasmIds: readonly number[]): Promise<Map<number, GermplasmRecord>> {
  const [rows, lines, sectionsOf] = await Promise.all([
    germplasmRowsQuery(db, germplasmIds).execute(),
    germplasmLinesQuery(db, germplasmIds).execute(),
    loadGermplasmSections(db, germplasmIds),
  ])
  const names = rows.map((row) => row.name)
  const curationOf = await loadCuration(db, 'germplasm', names)
  const linesOf = groupedBy(lines, 'germplasmId')
  const records = rows.map((row) => {
    const { attributions, comments, stocks } = curationOf(row.name)
    const record = {
      ...toRecord(row, linesOf(row.germplasmId)),
      ...sectionsOf(row.germplasmId),
      stocks: stocks.length > 0 ? stocks : stocksOfName(row.name),
      attributions,
      comments,
    }
    return [row.germplasmId, record] as const
  })
  return new Map(records)
}

type GermplasmRow = RowOf<typeof germplasmRowsQuery>
type GermplasmLine = RowOf<typeof germplasmLinesQuery>

/** The germplasm itself, with loci, phenotypes and publications from its phenotype lines. */
function toRecord({ germplasmType, ...row }: GermplasmRow, lines: readonly GermplasmLine[]) {
  return {
    ...row,
    germplasmType: germplasmTypes.find((known) => known === germplasmType) ?? null,
    loci: lociOf(lines),
    phenotypes: lines.flatMap((line) => {
      if (line.phenotype === null) return []
      return [{ phenotype: line.phenotype, locus: toLocusRef(line), locusName: line.locusName, pubmedId: line.pubmedId }]
    }),
    publications: publicationsOf(lines),
  }
}

function toLocusRef({ locusId, locusName }: GermplasmLine) {
  return locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName }
}

function lociOf(lines: readonly GermplasmLine[]) {
  const refs = lines.flatMap((line) => toLocusRef(line) ?? [])
  return [...new Map(refs.map((ref) => [ref.key, ref])).values()]
}

function publicationsOf(lines: readonly GermplasmLine[]) {
  const cited = lines.filter(({ pubmedId }) => pubmedId !== null).map(toCitationLine)
  return [...new Map(cited.map((line) => [line.pubmedId, line])).values()]
}

/**
 * A germplasm held by a stock centre is named by its stock number: CS25 at ABRC, N529442 at NASC, SALK_104275C for
 * lines of the Salk collection. The source file does not say whether the stock can be ordered.
 */
export function stocksOfName(name: string): StockDetail[] {
  return stockNumber.test(name) ? [{ ...nothing, name }] : []
}

const stockNumber = /^(CS[HJ]?|N|SALK_)\d+(\.5)?C?$/i

const nothing = {
  stockId: null,
  stockAvailabilityType: null,
  donorStockNumber: null,
  description: null,
  communityType: null,
  communityId: null,
  firstName: null,
  lastName: null,
  organizationName: null,
}

export function germplasmRowsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db.selectFrom('germplasm').selectAll().where('germplasmId', '=', amongKeys(germplasmIds))
}

/** A locus without a record in the release is a genetic locus, known only by its mutants. */
export function germplasmLinesQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return (
    db
      .selectFrom('germplasm')
      .innerJoin('germplasmPhenotype as line', 'line.germplasmName', 'germplasm.name')
      .leftJoin('locus', 'locus.name', 'line.locusName')
      // TAIR has two references for some PubMed IDs; use the older one.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('publication')
            .select(['referenceId', 'title', 'authors', 'publicationYear', 'pubName', 'firstLoci', 'locusTotal'])
            .whereRef('publication.pubmedId', '=', 'line.pubmedId')
            .orderBy('referenceId')
            .limit(sql.lit(1))
            .as('cited'),
        (join) => join.onTrue(),
      )
      .select(['germplasm.germplasmId', 'line.locusName', 'locus.locusId', 'line.phenotype', 'line.pubmedId'])
      .select(['cited.referenceId', 'cited.title', 'cited.authors', 'cited.publicationYear', 'cited.pubName'])
      .select(['cited.firstLoci', 'cited.locusTotal'])
      .distinct()
      .where('germplasm.germplasmId', '=', amongKeys(germplasmIds))
      .orderBy('germplasm.germplasmId')
      .orderBy('line.locusName')
      .orderBy('locus.locusId')
      .orderBy('line.phenotype')
      .orderBy('line.pubmedId')
  )
}
