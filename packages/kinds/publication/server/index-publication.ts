import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineIndex, fullNames, group, integer, keyword, nameList, prose, shown } from '@rosette/search-engine/index/index-definition.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import { PublicationHit, publicationFacets } from '../contract/publication-search-card.ts'

export const publicationIndex = defineIndex({
  hit: PublicationHit,
  key: 'referenceId',
  order: 'title',
  facets: publicationFacets,
  fields: {
    id: keyword(),
    title: fullNames({ isAsked: true, isSortable: true }),
    authors: nameList({ isAsked: true, isSortable: true }),
    pubmedId: nameList({ isAsked: true, isSortable: true }),
    doi: nameList({ isAsked: true, isSortable: true }),
    locus_names: nameList({ isAsked: true }),
    pubName: nameList({ isSearched: false, isAsked: true, isSortable: true }),
    keywords: prose({ isSearched: false, isSortable: true }),
    keyword_terms: group({ term: prose({ isSearched: false, isAsked: true }), category: keyword() }),
    publication_type: keyword(),
    year: integer(),
    loci: shown(),
    date_last_modified: shown(),
    referenceId: integer(),
  },
})

type PublicationDocument = PublicationHit & { locus_names: string[]; publication_type: string | null }

export function toPublicationDocument({ referenceId, publication, keywords, loci }: PublicationRecord): PublicationDocument {
  return {
    id: String(referenceId),
    authors: publication.authors,
    title: publication.title === null ? [] : [publication.title],
    pubName: publication.pubName === null ? [] : [publication.pubName],
    year: publication.publicationYear,
    doi: publication.doi,
    pubmedId: publication.pubmedId,
    keywords: keywords.map((term) => term.label),
    loci: loci.rows.map(({ locus }) => `${locus.label}_${locus.key}`),
    locus_names: loci.rows.flatMap(({ locus, symbol }) => (symbol === null ? [locus.label] : [locus.label, symbol])),
    publication_type: publication.publicationType,
    referenceId,
    // No file says when a record was last changed.
    date_last_modified: [],
  }
}

export type PublicationSearchFields = { keyword_terms: { term: string; category: string }[] }

/** The keywords of a publication with their categories, which the publication form searches together. */
export async function loadPublicationSearchFields(
  db: ReleaseDb,
  referenceIds: readonly number[],
): Promise<Map<number, PublicationSearchFields>> {
  const lines = await publicationKeywordTermsQuery(db, referenceIds).execute()
  const linesOf = groupedBy(lines, 'referenceId')
  return new Map(
    referenceIds.map((referenceId) => {
      const terms = linesOf(referenceId).map(({ term, category }) => ({ term, category }))
      return [referenceId, { keyword_terms: terms }]
    }),
  )
}

export function publicationKeywordTermsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'given.keywordId')
    .select(['given.referenceId', 'term.name as term', 'term.category'])
    .where('given.referenceId', '=', amongKeys(referenceIds))
    .orderBy('given.referenceId')
    .orderBy('term')
}
