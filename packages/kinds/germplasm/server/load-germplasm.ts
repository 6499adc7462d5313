import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type GermplasmRecord, germplasmTypes } from '../contract/germplasm-record.ts'
import { germplasmLinesQuery, germplasmRowsQuery } from './germplasm-queries.ts'
import { loadGermplasmSections } from './load-germplasm-sections.ts'
import { stocksOfName } from './stocks-of-name.ts'

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

/** What the germplasm is, and what the lines of phenotypes say of it. */
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
  const cited = lines.flatMap(({ pubmedId, referenceId, title, authors, publicationYear }) => {
    if (pubmedId === null) return []
    if (referenceId === null) return [{ publication: null, title, pubmedId, publicationYear }]
    return [toPublicationLine({ referenceId, title, authors, pubmedId, publicationYear })]
  })
  return [...new Map(cited.map((line) => [line.pubmedId, line])).values()]
}
