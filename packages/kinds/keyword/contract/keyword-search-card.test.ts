import { expect, test } from 'vitest'
import { keywordColumns } from './keyword-search-card.ts'

test('a row shows name, category, id and counts for the term and its child terms', () => {
  const counts = { lociCount: 2, pubCount: 1, annotCount: 3, childLociCount: 40, childPubCount: 12, childAnnotCount: 1234 }
  const hit = { kwId: 11347, kwName: 'flower development', kwCategory: 'biological process', gopoId: null, ...counts }
  expect(keywordColumns.map((column) => column.text(hit))).toEqual([
    'flower development',
    'biological process',
    '',
    '2 loci; 1 publication; 3 annotations',
    '40 loci; 12 publications; 1234 annotations',
  ])
})
