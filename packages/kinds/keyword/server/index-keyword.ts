import { defineIndex, flag, fullNames, identifier, integer, keyword, nameList } from '@rosette/search-engine/index/index-definition.ts'
import { anyOf, type ClauseContext, defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { textClause } from '@rosette/search-engine/query/text-clause.ts'
import { type KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import { categoriesOfBoxes, KeywordCriteria, KeywordHit, keywordFacets, parseIdList } from '../contract/keyword-search-card.ts'

/** GENERAL-012: the search box covers names, ids and synonyms. */
export const keywordIndex = defineIndex({
  hit: KeywordHit,
  key: 'kwId',
  order: 'kwName',
  facets: keywordFacets,
  fields: {
    kwName: identifier({ isSearchable: true, isSortable: true, label: 'name' }),
    gopoId: nameList({ isSearchable: true, isSortable: true, label: 'id' }),
    synonyms: fullNames({ isSearchable: true, label: 'synonym' }),
    kwCategory: keyword({ isSortable: true }),
    kwId: integer(),
    lociCount: integer(),
    pubCount: integer(),
    annotCount: integer(),
    childLociCount: integer(),
    childPubCount: integer(),
    childAnnotCount: integer(),
    is_obsolete: flag(),
  },
})

export function toKeywordDocument({ keywordId, summary, synonyms, isObsolete, dataToTerm, dataToChildren }: KeywordRecord): KeywordHit & {
  synonyms: string[]
  is_obsolete: boolean
} {
  return {
    kwId: keywordId,
    kwName: summary.kw,
    kwCategory: summary.kwType,
    gopoId: summary.extdbId,
    synonyms,
    is_obsolete: isObsolete,
    lociCount: linkCount(dataToTerm, 'loci'),
    pubCount: linkCount(dataToTerm, 'publications'),
    annotCount: linkCount(dataToTerm, 'annotations'),
    childLociCount: linkCount(dataToChildren, 'loci'),
    childPubCount: linkCount(dataToChildren, 'publications'),
    childAnnotCount: linkCount(dataToChildren, 'annotations'),
  }
}

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
