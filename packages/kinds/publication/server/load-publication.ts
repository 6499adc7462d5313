import { splitAuthors } from '@rosette/contract-kit/to-publication-line.ts'
import { commentsQuery } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { mostLoci, type PublicationLocus, type PublicationRecord } from '../contract/publication-record.ts'
import { parsePublicationType } from '../contract/publication-types.ts'

export async function loadPublications(db: ReleaseDb, referenceIds: readonly number[]): Promise<Map<number, PublicationRecord>> {
  const [rows, loci, keywords] = await Promise.all([
    publicationRowsQuery(db, referenceIds).execute(),
    publicationLociQuery(db, referenceIds).execute(),
    publicationKeywordsQuery(db, referenceIds).execute(),
  ])
  const lociOf = Map.groupBy(loci, (line) => line.referenceId)
  const keywordsOf = Map.groupBy(keywords, (line) => line.referenceId)
  const comments = await commentsQuery(db, 'publication', referenceIds.map(String)).execute()
  const commentsOf = Map.groupBy(comments, (row) => row.recordName)
  return new Map(
    rows.map((row) => {
      const record = toRecord(row, lociOf.get(row.referenceId) ?? [], keywordsOf.get(row.referenceId) ?? [])
      const notes = (commentsOf.get(String(row.referenceId)) ?? []).map(({ recordName: _, ...comment }) => comment)
      return [row.referenceId, { ...record, comments: notes }]
    }),
  )
}

type PublicationRow = Awaited<ReturnType<ReturnType<typeof publicationRowsQuery>['execute']>>[number]
type KeywordLine = Awaited<ReturnType<ReturnType<typeof publicationKeywordsQuery>['execute']>>[number]
type LocusLine = Awaited<ReturnType<ReturnType<typeof publicationLociQuery>['execute']>>[number]

function toRecord(row: PublicationRow, loci: readonly LocusLine[], keywords: readonly KeywordLine[]): Omit<PublicationRecord, 'comments'> {
  const { referenceId, authors, publicationType, ...citation } = row
  return {
    referenceId,
    publication: {
      ...citation,
      authors: splitAuthors(authors),
      publicationType: publicationType === null ? null : parsePublicationType(publicationType),
      refid: referenceId,
    },
    communities: [],
    keywords: keywords.map(({ keywordId, name }) => ({ kind: 'keyword', key: keywordId, label: name })),
    loci: { rows: loci.slice(0, mostLoci).map(toLocus), total: loci.length },
    annotationCount: keywords.reduce((sum, line) => sum + line.annotationCount, 0),
  }
}

function toLocus({ locusId, name, symbol }: LocusLine): PublicationLocus {
  return { locus: { kind: 'locus', key: locusId, label: name }, symbol }
}

export function publicationRowsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('referenceId', '=', (eb) => eb.fn.any(sql.val(referenceIds)))
}

export function publicationLociQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationLocus as told')
    .innerJoin('locus', 'locus.locusId', 'told.locusId')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', 0))
    .select(['told.referenceId', 'locus.locusId', 'locus.name', 'main.symbol'])
    .where('told.referenceId', '=', (eb) => eb.fn.any(sql.val(referenceIds)))
    .orderBy('told.referenceId')
    .orderBy('locus.name')
}

/** The keywords of a publication, each with how many annotations give it on the publication's word. */
export function publicationKeywordsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'given.keywordId')
    .select(['given.referenceId', 'term.keywordId', 'term.name', 'given.annotationCount'])
    .where('given.referenceId', '=', (eb) => eb.fn.any(sql.val(referenceIds)))
    .orderBy('given.referenceId')
    .orderBy('term.name')
}
