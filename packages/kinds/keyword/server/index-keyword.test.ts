import { expect, test } from 'vitest'
import { KeywordHit } from '../contract/keyword-search-card.ts'
import { flowerDevelopment } from '../fixtures/flower-development.ts'
import { keywordIndex, toKeywordDocument } from './index-keyword.ts'

test('[DATA-015] a document has every field of a keyword hit and none that the index lacks', () => {
  const document = toKeywordDocument(flowerDevelopment)
  expect(KeywordHit.parse(document)).toEqual({
    kwId: 11347,
    kwName: 'flower development',
    kwCategory: 'biological process',
    gopoId: 'GO:0009908',
    lociCount: 2,
    pubCount: 1,
    annotCount: 3,
    childLociCount: 40,
    childPubCount: 12,
    childAnnotCount: 1234,
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(keywordIndex.fields).sort())
})
