import { expect, test } from 'vitest'
import { formatGeneModelType, geneModelTypes, parseGeneModelType } from './gene-model-types.ts'

test('[DATA-074] there are 17 types, the seven of document 2 among them, shown with spaces and the usual capitals', () => {
  expect(new Set(geneModelTypes).size).toBe(17)
  const named = 'protein coding, pseudogene, unknown, pre-tRNA, ribosomal RNA, small nuclear RNA, small nucleolar RNA'
  expect(geneModelTypes.map(formatGeneModelType)).toEqual(expect.arrayContaining(named.split(', ')))
  expect(formatGeneModelType('mirna_primary_transcript')).toBe('miRNA primary transcript')
  expect(formatGeneModelType('pseudogenic_trna')).toBe('pseudogenic tRNA')
  expect(formatGeneModelType('uorf')).toBe('uORF')
})

test('published spellings are read in any case', () => {
  expect(parseGeneModelType('miRNA_primary_transcript')).toBe('mirna_primary_transcript')
  expect(parseGeneModelType('gene')).toBeNull()
})
