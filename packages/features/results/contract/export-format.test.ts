import { expect, test } from 'vitest'
import { resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'
import { exportFileName, exportFormats } from './export-format.ts'

const late = new Date('2026-11-15T23:59:59Z')

test('[RESULTS-037] a file is named after its category and the day in UTC', () => {
  expect(exportFileName('genes', 'tsv', late)).toBe('genes_results_2026-11-15.tsv')
  expect(exportFormats.map((format) => exportFileName('locus_history', format, late))).toEqual(
    ['tsv', 'tsv', 'jsonl', 'csv'].map((ending) => `locus_history_results_2026-11-15.${ending}`),
  )
})

test('[RESULTS-039] [RESULTS-013] each of the sixteen downloads has its file, that of people and labs too', () => {
  const words = resultCategoryNames.map((name) => exportFileName(name, 'tsv', late).replace('_results_2026-11-15.tsv', ''))
  const sixteen =
    'annotations descriptions locus_history genes germplasm keyword protein polyallele publication dna markers protocol community transposon ecotype microarray'
  expect(sixteen.split(' ').filter((word) => !words.includes(word))).toEqual([])
  expect(resultCategories.community.file.isOffered).toBe(false)
})

test('[RESULTS-071] [RESULTS-046] vectors are saved under the word of clones', () => {
  expect(exportFileName('vector', 'tsv', late)).toBe('dna_results_2026-11-15.tsv')
  expect(exportFileName('dna', 'tsv', late)).toBe('dna_results_2026-11-15.tsv')
})
