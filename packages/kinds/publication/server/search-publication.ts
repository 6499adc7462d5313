import { categoryOfCode } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { type ClauseContext, defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { groupClause, termRowsClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import { PublicationCriteria } from '../contract/publication-search-card.ts'

export const publicationSearch = defineClauses(PublicationCriteria, {
  searchTerms: (rows, _criteria, { index }) =>
    termRowsClause(index, rows, {
      authors: ['authors'],
      pubName: ['pubName'],
      // Releases have no abstracts.
      title_abstract: ['title'],
      loci: ['locus_names'],
      pubmedId: ['pubmedId'],
      doi: ['doi'],
    }),
  year_from: (_year, criteria, { now }) => ({ range: { year: { gte: yearsOf(criteria, now).from } } }),
  // Papers dated next year belong to the present.
  year_to: (year, criteria, { now }) => (year === 'present' ? null : { range: { year: { lte: yearsOf(criteria, now).to } } }),
  publication_type: (type) => (type === 'all' ? null : valueClause('publication_type', type)),
  keywordTerms: (terms, _criteria, context) => keywordClause(terms, context),
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
