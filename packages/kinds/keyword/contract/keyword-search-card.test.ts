import { expect, test } from 'vitest'
import { keywordColumns } from './keyword-search-card.ts'

test('[RESULTS-050] [RESULTS-081] a row shows name, category, id and counts for the term and its child terms', () => {
  const counts = { lociCount: 2, pubCount: 1, annotCount: 3, childLociCount: 40, childPubCount: 12, childAnnotCount: 1234 }
  const hit = { kwId: 11347, kwName: 'flower development', kwCategory: 'biological process', gopoId: null, ...counts }
  expect(keywordColumns.map((column) => column.text(hit))).toEqual([
    'flower development',
    'biological process',
    '',
    '40',
    '2',
    '12',
    '1',
    '1234',
    '3',
  ])
})
