import { categoryOfCode } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import {
  defineIndex,
  flag,
  fullNames,
  group,
  integer,
  keyword,
  nameList,
  prose,
  shown,
} from '@rosette/search-engine/index/index-definition.ts'
import { type ClauseContext, defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause, termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import { PublicationCriteria, PublicationHit, publicationFacets } from '../contract/publication-search-card.ts'
import { publicationLociQuery } from './load-publication.ts'

export const publicationIndex = defineIndex({
  hit: PublicationHit,
  key: 'referenceId',
  order: 'title',
  facets: publicationFacets,
  fields: {
    id: keyword(),
    title: fullNames({ isSearchable: true, isSortable: true }),
    abstract: prose({ isSearched: false, isSearchable: true }),
    authors: nameList({ isSearchable: true, isSortable: true, label: 'author' }),
    pubmedId: nameList({ isSearchable: true, isSortable: true, label: 'PubMed id' }),
    doi: nameList({ isSearchable: true, isSortable: true, label: 'DOI' }),
    locus_names: nameList({ isSearchable: true, label: 'locus' }),
    // Of all loci, for a search that stands for its genes.
    locus_ids: integer(),
    pubName: nameList({ isSearched: false, isSearchable: true, isSortable: true }),
    keywords: prose({ isSearched: false, isSortable: true }),
    keyword_terms: group({ term: prose({ isSearched: false, isSearchable: true }), category: keyword() }),
    // Keywords that a publication supports, and the same with all their ancestors.
    keyword_ids: integer(),
    keyword_lineage: integer(),
    publication_type: keyword(),
    // Set by the build where some publications are made up.
    origin: keyword(),
    year: integer(),
    loci: shown(),
    date_last_modified: shown(),
    is_recent: flag(),
    referenceId: integer(),
  },
})

type PublicationDocument = Omit<PublicationHit, 'date_last_modified'> & { abstract: string | null; publication_type: string | null }

export function toPublicationDocument({ referenceId, publication, keywords, loci }: PublicationRecord): PublicationDocument {
  return {
    id: String(referenceId),
    authors: publication.authors,
    title: publication.title === null ? [] : [publication.title],
    abstract: publication.abstract,
    pubName: publication.pubName === null ? [] : [publication.pubName],
    year: publication.publicationYear,
    doi: publication.doi,
    pubmedId: publication.pubmedId,
    keywords: keywords.map((term) => term.label),
    loci: loci.rows.map(({ locus }) => `${locus.label}_${locus.key}`),
    publication_type: publication.publicationType,
    referenceId,
  }
}

export type PublicationSearchFields = {
  keyword_terms: { term: string; category: string }[]
  keyword_ids: number[]
  keyword_lineage: number[]
  locus_names: string[]
  locus_ids: number[]
  date_last_modified: string[]
  is_recent: boolean
}

/**
 * What the form searches and a record lacks: keywords with their categories, the keys of keywords with all ancestors, names and
 * symbols of all loci, and when the record was last changed. A page lists the first loci of a genome paper, but the paper is found by each of them.
 */
export async function loadPublicationSearchFields(
  db: ReleaseDb,
  referenceIds: readonly number[],
): Promise<Map<number, PublicationSearchFields>> {
  const [lines, lineages, loci, changes] = await Promise.all([
    publicationKeywordTermsQuery(db, referenceIds).execute(),
    publicationLineagesQuery(db, referenceIds).execute(),
    publicationLociQuery(db, referenceIds).execute(),
    publicationChangesQuery(db, referenceIds).execute(),
  ])
  const linesOf = groupedBy(lines, 'referenceId')
  const ancestorsOf = groupedBy(lineages, 'referenceId', ({ ancestorId }) => ancestorId)
  const namesOf = groupedBy(loci, 'referenceId', ({ name, symbol }) => (symbol === null ? [name] : [name, symbol]))
  const keysOf = groupedBy(loci, 'referenceId', ({ locusId }) => locusId)
  const changeOf = groupedBy(changes, 'referenceId')
  return new Map(
    referenceIds.map((referenceId) => {
      const own = linesOf(referenceId)
      const [change] = changeOf(referenceId)
      const keywordIds = own.filter(({ isDenied }) => !isDenied).map(({ keywordId }) => keywordId)
      return [
        referenceId,
        {
          keyword_terms: own.map(({ term, category }) => ({ term, category })),
          keyword_ids: keywordIds,
          keyword_lineage: [...new Set([...keywordIds, ...ancestorsOf(referenceId)])],
          locus_names: namesOf(referenceId).flat(),
          locus_ids: keysOf(referenceId),
          date_last_modified: change?.dateLastModified ? [change.dateLastModified] : [],
          is_recent: change?.isRecent ?? false,
        },
      ]
    }),
  )
}

export function publicationKeywordTermsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'given.keywordId')
    .select(['given.referenceId', 'given.keywordId', 'given.isDenied', 'term.name as term', 'term.category'])
    .where('given.referenceId', '=', amongKeys(referenceIds))
    .orderBy('given.referenceId')
    .orderBy('term')
}

export function publicationChangesQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publication')
    .select(['referenceId', 'dateLastModified', 'isRecent'])
    .where('referenceId', '=', amongKeys(referenceIds))
}

/** Terms above the keywords that publications support. */
export function publicationLineagesQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db
    .selectFrom('publicationKeyword as given')
    .innerJoin('ontologyClosure as above', 'above.descendantId', 'given.keywordId')
    .select(['given.referenceId', 'above.ancestorId'])
    .distinct()
    .where('given.referenceId', '=', amongKeys(referenceIds))
    .where('given.isDenied', '=', false)
}

export const publicationSearch = defineClauses(PublicationCriteria, {
  searchTerms: (rows, _criteria, { index }) =>
    termRowsClause(index, rows, {
      authors: ['authors'],
      pubName: ['pubName'],
      title_abstract: ['title', 'abstract'],
      loci: ['locus_names'],
      pubmedId: ['pubmedId'],
      doi: ['doi'],
    }),
  year_from: (_year, criteria, { now }) => ({ range: { year: { gte: yearsOf(criteria, now).from } } }),
  // Papers dated next year belong to the present.
  year_to: (year, criteria, { now }) => (year === 'present' ? null : { range: { year: { lte: yearsOf(criteria, now).to } } }),
  publication_type: (type) => (type === 'all' ? null : valueClause('publication_type', type)),
  keywordTerms: (terms, _criteria, context) => keywordClause(terms, context),
  keyword_id: (keywordId, { with_children: hasChildren = false }) =>
    valueClause(hasChildren ? 'keyword_lineage' : 'keyword_ids', keywordId),
  keyword_name: () => null,
  with_children: () => null,
  recently_modified: (isWanted) => (isWanted ? valueClause('is_recent', true) : null),
})

/** Years in reverse order are swapped. */
function yearsOf({ year_from, year_to }: PublicationCriteria, now: Date): { from: number | undefined; to: number | undefined } {
  const from = year_from === 'present' ? now.getUTCFullYear() : year_from
  const to = year_to === 'present' ? undefined : year_to
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
}

function keywordClause(terms: NonNullable<PublicationCriteria['keywordTerms']>, { index }: ClauseContext): object | null {
  const { keyword_method = 'contains', keyword_term, keyword_types = [] } = terms
  const clauses = [
    ...(keyword_term === undefined ? [] : [textClause(index, 'keyword_terms.term', keyword_method, keyword_term)]),
    ...(keyword_types.length === 0 ? [] : [valueClause('keyword_terms.category', keyword_types.map(categoryOfCode))]),
  ]
  return clauses.length === 0 ? null : groupClause(index, 'keyword_terms', clauses)
}
