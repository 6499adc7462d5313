import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('a file is named by its parts and its ending, in characters that every file system accepts', () => {
  expect(fileName(['genes', 'results', '2026-11-15'], 'tsv')).toBe('genes_results_2026-11-15.tsv')
  expect(fileName(['locus', 'AT4G18960'], 'fasta')).toBe('locus_AT4G18960.fasta')
  expect(fileName(['keyword', '../"ß"\r\n: cell/wall'], 'json')).toBe('keyword_.._cell_wall.json')
})
