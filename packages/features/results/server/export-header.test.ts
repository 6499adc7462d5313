import { expect, test } from 'vitest'
import { exportHeader } from './export-header.ts'

const facts = {
  search: { category: 'genes' as const, searchText: 'a "quoted"\ttext', filters: { gene_model_type: { include: ['pseudogene'] } } },
  searchId: 'x'.repeat(22),
  releaseId: '2026_11_15_1',
  now: new Date('2026-11-15T08:00:00Z'),
  licences: ['CC-BY 4.0', 'CC0 1.0'],
  publicUrl: 'https://rosette.example',
}

test('exact values state their provenance: query, release, date and licence', () => {
  expect(exportHeader('exact', facts).split('\n')).toEqual([
    '# Rosette: genes',
    '# Query: {"searchText":"a \\"quoted\\"\\ttext","filters":{"gene_model_type":{"include":["pseudogene"]}}}',
    `# Search: https://rosette.example/api/searches/${facts.searchId}`,
    '# Release: 2026_11_15_1',
    '# Date: 2026-11-15T08:00:00.000Z',
    '# Licence: CC-BY 4.0; CC0 1.0; the sources are named at https://rosette.example/api/release',
    '',
  ])
})

test('so does the file for spreadsheets, in cells of its own', () => {
  const lines = exportHeader('csv', facts).split('\r\n')
  expect(lines[0]).toBe('\uFEFF# Rosette: genes')
  expect(lines[1]).toMatch(/^"# Query: \{""searchText"".*\}"$/)
  expect(lines).toHaveLength(7)
})

test("the specification's own file begins with the names of its columns, and rows of JSON with the first row", () => {
  expect([exportHeader('tsv', facts), exportHeader('jsonl', facts)]).toEqual(['', ''])
})

test('a long query is cut off, and ticked rows are counted', () => {
  const search = { category: 'genes' as const, searchTerms: [{ geneList: 'AT1G01010 '.repeat(1000) }], only: [1, 2, 3] }
  const [, query] = exportHeader('exact', { ...facts, search }).split('\n')
  expect(query?.length).toBeLessThan(2100)
  expect(query).toContain('…, of its rows the 3 that were ticked')
  expect(exportHeader('exact', { ...facts, search: { ...facts.search, except: [1] } })).toContain(', without 1 of its rows')
})
