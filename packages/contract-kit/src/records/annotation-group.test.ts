import { expect, test } from 'vitest'
import { type AnnotationRow, groupAnnotations } from './annotation-group.ts'

const nucleus: AnnotationRow = {
  keywordId: 537,
  name: 'nucleus',
  category: 'cellular component',
  isNegated: false,
  relationship: 'located in',
  evidenceCode: 'IDA',
}

test('several kinds of evidence for one keyword are one annotation', () => {
  const untold = { ...nucleus, relationship: null, evidenceCode: 'ISM' }
  const [group] = groupAnnotations([untold, nucleus, { ...nucleus, relationship: null, evidenceCode: null }])
  expect(group?.annotations).toEqual({
    rows: [{ keyword: { kind: 'keyword', key: 537, label: 'nucleus' }, relationshipType: 'located in', evidenceCodes: ['ISM', 'IDA'] }],
    total: 1,
  })
})

test('what is denied is another annotation, and says so', () => {
  const [group] = groupAnnotations([nucleus, { ...nucleus, isNegated: true }, { ...nucleus, isNegated: true, relationship: null }])
  expect(group?.annotations.rows.map((row) => row.relationshipType)).toEqual(['located in', 'NOT located in'])
})

test('[DATA-078] categories come in their order, and none is empty', () => {
  const terms = ['plant structure', 'cellular component', 'molecular function', 'biological process'].map((category, keywordId) => ({
    ...nucleus,
    category,
    keywordId,
  }))
  expect(groupAnnotations(terms).map((group) => group.category)).toEqual([
    'biological process',
    'molecular function',
    'cellular component',
    'plant structure',
  ])
  expect(groupAnnotations([])).toEqual([])
})

test('a preview holds 15 annotations and says how many there are', () => {
  const many = Array.from({ length: 20 }, (_, keywordId) => ({ ...nucleus, keywordId }))
  expect(groupAnnotations(many)).toMatchObject([{ annotations: { rows: { length: 15 }, total: 20 } }])
})
