import { defineIndex, fullNames, identifier, integer, keyword, nameList } from '@rosette/search-engine/index/index-definition.ts'
import { type KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import { KeywordHit, keywordFacets } from '../contract/keyword-search-card.ts'

/** GENERAL-012: the search box covers names, ids and synonyms. */
export const keywordIndex = defineIndex({
  hit: KeywordHit,
  key: 'kwId',
  order: 'kwName',
  facets: keywordFacets,
  fields: {
    kwName: identifier({ isAsked: true, isSortable: true }),
    gopoId: nameList({ isAsked: true, isSortable: true }),
    synonyms: fullNames({ isAsked: true }),
    kwCategory: keyword({ isSortable: true }),
    kwId: integer(),
    lociCount: integer(),
    pubCount: integer(),
    annotCount: integer(),
    childLociCount: integer(),
    childPubCount: integer(),
    childAnnotCount: integer(),
  },
})

export function toKeywordDocument({ keywordId, summary, synonyms, dataToTerm, dataToChildren }: KeywordRecord): KeywordHit & {
  synonyms: string[]
} {
  return {
    kwId: keywordId,
    kwName: summary.kw,
    kwCategory: summary.kwType,
    gopoId: summary.extdbId,
    synonyms,
    lociCount: linkCount(dataToTerm, 'loci'),
    pubCount: linkCount(dataToTerm, 'publications'),
    annotCount: linkCount(dataToTerm, 'annotations'),
    childLociCount: linkCount(dataToChildren, 'loci'),
    childPubCount: linkCount(dataToChildren, 'publications'),
    childAnnotCount: linkCount(dataToChildren, 'annotations'),
  }
}
