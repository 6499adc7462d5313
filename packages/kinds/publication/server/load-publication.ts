import { splitAuthors } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { commentsQuery } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { mostLoci, type PublicationLocus, type PublicationRecord } from '../contract/publication-record.ts'
import { parsePublicationType } from '../contract/publication-types.ts'

export async function loadPublications(db: ReleaseDb, referenceIds: readonly number[]): Promise<Map<number, PublicationRecord>> {
  const [rows, loci, keywords] = await Promise.all([
    publicationRowsQuery(db, referenceIds).execute(),
    publicationLociQuery(db, referenceIds).execute(),
    publicationKeywordsQuery(db, referenceIds).execute(),
  ])
  const lociOf = groupedBy(loci, 'referenceId')
  const keywordsOf = groupedBy(keywords, 'referenceId')
  const comments = await commentsQuery(db, 'publication', referenceIds.map(String)).execute()
  const commentsOf = groupedBy(comments, 'recordName')
  return new Map(
    rows.map((row) => {
      const record = toRecord(row, lociOf(row.referenceId), keywordsOf(row.referenceId))
      const notes = commentsOf(String(row.referenceId)).map(({ recordName: _, ...comment }) => comment)
      return [row.referenceId, { ...record, comments: notes }]
    }),
  )
}

type PublicationRow = RowOf<typeof publicationRowsQuery>
type KeywordLine = RowOf<typeof publicationKeywordsQuery>
type LocusLine = RowOf<typeof publicationLociQuery>

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
    .select(['referenceId', 'title', 'authors', 'publicationType', 'pubName', 'publicationYear', 'volume', 'issue', 'pageStart'])
    .select(['doi', 'pubmedId', 'abstract'])
    .where('referenceId', '=', amongKeys(referenceIds))
}

export function publicationLociQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationLocus as link')
    .innerJoin('locus', 'locus.locusId', 'link.locusId')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', 0))
    .select(['link.referenceId', 'locus.locusId', 'locus.name', 'main.symbol'])
    .where('link.referenceId', '=', amongKeys(referenceIds))
    .orderBy('link.referenceId')
    .orderBy('locus.name')
}

/** The keywords of a publication, each with the number of annotations based on the publication. */
export function publicationKeywordsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'given.keywordId')
    .select(['given.referenceId', 'term.keywordId', 'term.name', 'given.annotationCount'])
    .where('given.referenceId', '=', amongKeys(referenceIds))
    .orderBy('given.referenceId')
    .orderBy('term.name')
}
