import { expect, test } from 'vitest'
import { type AnnotationRow, groupAnnotations, mostAnnotationLines } from './group-annotations.ts'

const nucleus: AnnotationRow = {
  keywordId: 537,
  externalId: 'GO:0005634',
  name: 'nucleus',
  category: 'cellular component',
  isNegated: false,
  relationship: 'located in',
  evidenceCode: 'IDA',
  slimGroups: ['nucleus'],
  credits: [],
  references: [],
}

const reference: AnnotationRow['references'][number] = {
  label: 'PubMed 1973265',
  record: null,
  pubmedId: 1973265,
  publicationYear: 1990,
  referenceType: 'publication',
  authors: ['Yanofsky MF'],
  evidenceWith: 'UniProtKB:O22456|UniProtKB:Q38847',
}

test('[RIBBON-004] several kinds of evidence for one keyword are one annotation, experiments first', () => {
  const untold = { ...nucleus, relationship: null, evidenceCode: 'ISM' }
  const crowd = { ...nucleus, evidenceCode: 'HDA' }
  const [group] = groupAnnotations([untold, crowd, nucleus, { ...nucleus, relationship: null, evidenceCode: null }])
  expect(group?.annotations).toMatchObject({
    rows: [
      {
        keyword: { kind: 'keyword', key: 537, label: 'nucleus' },
        relationshipType: 'located in',
        evidences: [{ code: 'IDA' }, { code: 'HDA' }, { code: 'ISM' }],
      },
    ],
    total: 1,
  })
})

test('[RIBBON-004] what no file gives a code for is not stated; a keyword with an experiment comes before', () => {
  const unstated = { ...nucleus, keywordId: 1, evidenceCode: null }
  const [group] = groupAnnotations([unstated, { ...nucleus, keywordId: 2, evidenceCode: 'IEA' }, { ...nucleus, keywordId: 3 }])
  expect(group?.annotations.rows.map(({ keyword, evidences }) => [keyword.key, evidences[0]?.code])).toEqual([
    [3, 'IDA'],
    [1, null],
    [2, 'IEA'],
  ])
})

test('[RIBBON-004] a keyword counts as its best evidence, whatever else it has', () => {
  const high = { ...nucleus, keywordId: 1, evidenceCode: 'HDA' }
  const both = ['IEA', 'IDA'].map((evidenceCode) => ({ ...nucleus, keywordId: 2, evidenceCode }))
  const [group] = groupAnnotations([high, ...both])
  expect(group?.annotations.rows.map(({ keyword }) => keyword.key)).toEqual([2, 1])
})

test('[RIBBON-004] evidence has its first references and everything it was found with, each once', () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...reference, label: `PubMed ${index}` }))
  const [group] = groupAnnotations([{ ...nucleus, references: many }])
  const [evidence] = group?.annotations.rows[0]?.evidences ?? []
  expect(evidence?.references).toMatchObject({ rows: { length: 3 }, total: 5 })
  expect(evidence?.references.rows[0]).not.toHaveProperty('authors')
  expect(evidence?.evidenceWith).toEqual(['UniProtKB:O22456', 'UniProtKB:Q38847'])
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

test('a category holds 100 annotations and says how many there are', () => {
  const many = Array.from({ length: 120 }, (_, keywordId) => ({ ...nucleus, keywordId }))
  expect(groupAnnotations(many)).toMatchObject([{ annotations: { rows: { length: mostAnnotationLines }, total: 120 } }])
})

test('[RIBBON-004] a reference that two rows name is listed and counted once', () => {
  const untold = { ...nucleus, relationship: null, references: [{ ...reference, evidenceWith: 'TAIR:AGI1' }] }
  const [group] = groupAnnotations([{ ...nucleus, references: [reference] }, untold])
  const [evidence] = group?.annotations.rows[0]?.evidences ?? []
  expect(evidence?.references).toMatchObject({ rows: [{ label: 'PubMed 1973265' }], total: 1 })
  expect(evidence?.evidenceWith).toEqual(['UniProtKB:O22456', 'UniProtKB:Q38847', 'TAIR:AGI1'])
})
