import { expect, test } from 'vitest'
import { keywordColumns } from './keyword-columns.ts'

test('a row says name, category, id and what is linked to the term and to those below it', () => {
  const counts = { lociCount: 2, pubCount: 1, annotCount: 3, childLociCount: 40, childPubCount: 12, childAnnotCount: 1234 }
  const hit = { kwId: 11347, kwName: 'flower development', kwCategory: 'biological process', gopoId: null, ...counts }
  expect(keywordColumns.map((column) => column.text(hit))).toEqual([
    'flower development',
    'biological process',
    '',
    '2 loci; 1 publications; 3 annotations',
    '40 loci; 12 publications; 1234 annotations',
  ])
})
