import { expect, test } from 'vitest'
import { formatFact, wordsOfField } from './format-fact.ts'

test('[DIFF-010] a fact is one line: texts and names of records as they are, numbers and flags with what they are', () => {
  expect(formatFact('BSD2')).toBe('BSD2')
  expect(formatFact(null)).toBeNull()
  expect(formatFact([])).toBeNull()
  expect(formatFact({ kind: 'keyword', key: 7, label: 'flower development' })).toBe('flower development')
  expect(
    formatFact({
      keyword: { kind: 'keyword', key: 7, label: 'protein binding' },
      externalId: 'GO:0005515',
      relationshipType: null,
      isNegated: false,
      evidences: [{ code: 'IDA', evidenceWith: [], references: { rows: [{ label: 'PMID:1' }], total: 1 } }],
    }),
  ).toBe('protein binding · GO:0005515 · IDA · PMID:1')
  expect(formatFact({ name: 'F1P2', size: 80, isFullLength: true })).toBe('F1P2 · size 80 · is full length yes')
})

test('[DIFF-010] fields are called by the words of their names', () => {
  expect(wordsOfField('computationalDescription')).toBe('Computational description')
  expect(wordsOfField('symbols')).toBe('Symbols')
})
