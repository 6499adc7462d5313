import { expect, test } from 'vitest'
import { formatGeneModelType, geneModelTypes, parseGeneModelType } from './gene-model-types.ts'

test('[DATA-074] there are 17 types, the seven of document 2 among them, shown with spaces', () => {
  expect(new Set(geneModelTypes).size).toBe(17)
  const named = 'protein coding, pseudogene, unknown, pre trna, ribosomal rna, small nuclear rna, small nucleolar rna'
  expect(geneModelTypes.map(formatGeneModelType)).toEqual(expect.arrayContaining(named.split(', ')))
})

test('published spellings are read in any case', () => {
  expect(parseGeneModelType('miRNA_primary_transcript')).toBe('mirna_primary_transcript')
  expect(parseGeneModelType('gene')).toBeNull()
})
