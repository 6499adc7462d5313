import { anyOf, type ClauseContext, defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { categoriesOfBoxes, KeywordCriteria, parseIdList } from '../contract/keyword-search-card.ts'

export const keywordSearch = defineClauses(KeywordCriteria, {
  searchTerms: (terms, _criteria, context) => termsClause(terms, context),
  restrictCats: (ticked) => valueClause('kwCategory', categoriesOfBoxes(ticked)),
})

function termsClause(terms: NonNullable<KeywordCriteria['searchTerms']>, { index }: ClauseContext): object | null {
  const { search_method = 'contains', kw_search_input, go_id_search_inp = '' } = terms
  const ids = parseIdList(go_id_search_inp)
  const clauses = [
    ...(kw_search_input === undefined
      ? []
      : [anyOf(['kwName', 'synonyms'].map((field) => textClause(index, field, search_method, kw_search_input)))]),
    ...(ids.length === 0 ? [] : [valueClause('gopoId', ids)]),
  ]
  return clauses.length === 0 ? null : { bool: { filter: clauses } }
}
