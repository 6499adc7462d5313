import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { resultCategories, resultCategoryNames } from '../../site/contract/result-categories.ts'
import type { exportFormats } from '../contract/export-format.ts'
import { saveSearch } from './saved-search-store.ts'

const database = await testDatabase()
const { as, log } = await testApp(database)
const today = '2026-11-01'
const saver = { network: '192.0.2.1', maxBytes: 1_000_000 }

async function download(search: SavedSearch, format: (typeof exportFormats)[number] = 'tsv') {
  const id = await saveSearch(database.db.community, search, saver, new Date())
  const answer = await as('anonymous').get(exportPath(search.category, id, format))
  expect(answer.status).toBe(200)
  const text = answer.text.replace(/\r?\n$/, '')
  return { headers: answer.headers, lines: text.split(/\r?\n/) }
}

/** The rows that the page of the same search has, as the file should write them. */
async function pageOf({ category, searchTerms, ...search }: SavedSearch): Promise<{ rows: string[]; keys: number[] }> {
  const path = search.searchText === undefined ? resultCategories[category].call : 'general'
  const request = search.searchText === undefined ? { searchTerms: searchTerms ?? [] } : { category }
  const { status, body } = await as('anonymous').post(`/api/search/${path}`, { ...request, ...search })
  expect(status).toBe(200)
  // The contract of every search call.
  const { docs } = body as { docs: Record<string, unknown>[] }
  const { columns } = cardOf(resultCategories[category].source)
  return {
    rows: docs.map((doc) =>
      columns
        .map(({ text }) =>
          text(doc)
            .replaceAll(',', ';')
            .replace(/\s*\n\s*/g, ' '),
        )
        .join('\t'),
    ),
    keys: docs.map((doc) => Number(doc.locus_tairObjectId)),
  }
}

const listed = resultCategoryNames.filter((name) => name !== 'vector')

// The page has no button for the file of people, but the file can be made.
test.each(listed.map((category) => [category === 'community' ? '[RESULTS-013] ' : '', category] as const))(
  '[RESULTS-036] [RESULTS-037] [RESULTS-039] [RESULTS-041] %sall %s of the release, as their table has them',
  async (_id, category) => {
    const search: SavedSearch = { category, searchTerms: [] }
    const { headers, lines } = await download(search)
    expect(headers['content-disposition']).toBe(`attachment; filename=${resultCategories[category].file.word}_results_${today}.tsv`)
    expect(headers['content-type']).toBe('text/tab-separated-values; charset=utf-8')
    const { columns } = cardOf(resultCategories[category].source)
    const [names, ...rows] = lines
    expect(names).toBe(columns.map(({ label }) => label).join('\t'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual((await pageOf(search)).rows)
  },
)

test.for([
  ['genes', 'AT4G18960', ['AT4G18960.1; AT4G18960.2', 'P17839']],
  ['protocol', 'Example', ['Example https://example.org/; Example 2 https://example.org/2']],
] as const)('[RESULTS-041] the file of %s has what the table shows only on request or as links', async ([category, name, cells]) => {
  const { lines } = await download({ category, searchTerms: [] })
  const row = lines.find((line) => line.includes(name))?.split('\t')
  expect(row).toEqual(expect.arrayContaining([...cells].map((cell) => expect.stringContaining(cell))))
})

test('[RESULTS-071] [RESULTS-046] vectors and clones have files of the same name, by either word for clones', async () => {
  const vectors = await download({ category: 'vector', searchTerms: [{ category: 'vector' }] })
  expect(vectors.headers['content-disposition']).toBe(`attachment; filename=dna_results_${today}.tsv`)
  const id = await saveSearch(database.db.community, { category: 'dna', searchTerms: [] }, saver, new Date())
  const clones = await as('anonymous').get(`/api/export/clone?search=${id}`)
  expect(clones.headers['content-disposition']).toBe(`attachment; filename=dna_results_${today}.tsv`)
})

test('[RESULTS-041] text, filters and order are those of the page', async () => {
  const ranked: SavedSearch = { category: 'genes', searchText: 'protein' }
  expect((await download(ranked)).lines.slice(1)).toEqual((await pageOf(ranked)).rows)
  const { lines } = await download({ category: 'genes', searchText: 'protein', sort: [{ field: 'gene_name', direction: 'desc' }] })
  expect(lines.slice(1)).toEqual(lines.slice(1).toSorted().reverse())
  const filtered: SavedSearch = { category: 'genes', searchTerms: [], filters: { gene_model_type: { exclude: ['protein_coding'] } } }
  const retained = (await download(filtered)).lines.slice(1)
  expect(retained.length).toBeGreaterThan(0)
  expect(retained).toEqual((await pageOf(filtered)).rows)
})

test('[RESULTS-041] Download Checked has the ticked rows, or all except those unticked again', async () => {
  const all: SavedSearch = { category: 'genes', searchTerms: [] }
  const { rows, keys } = await pageOf(all)
  const [first = 0, , third = 0] = keys
  expect((await download({ ...all, only: [third, first] })).lines.slice(1)).toEqual([rows[0], rows[2]])
  expect((await download({ ...all, except: [first, third] })).lines.slice(1)).toEqual([rows[1], ...rows.slice(3)])
})

test('other formats of the same rows, with their provenance', async () => {
  const search: SavedSearch = { category: 'genes', searchText: 'AT4G18960' }
  const exact = await download(search, 'exact')
  expect(exact.lines.filter((line) => line.startsWith('# ')).map((line) => line.split(':')[0])).toEqual(
    ['Rosette', 'Query', 'Search', 'Release', 'Date', 'Licence'].map((name) => `# ${name}`),
  )
  expect(exact.lines.find((line) => line.startsWith('# Licence'))).toContain('CC')
  expect(exact.lines).toContain(`# Release: ${database.releaseId}`)
  const json = await download(search, 'jsonl')
  expect(json.headers['content-disposition']).toContain(`genes_results_${today}.jsonl`)
  expect(JSON.parse(json.lines[0] ?? '')).toMatchObject({ gene_name: 'AT4G18960' })
  const csv = await download(search, 'csv')
  expect(csv.headers['content-disposition']).toContain(`genes_results_${today}.csv`)
  expect(csv.lines[6]).toMatch(/^Locus,/)
  expect(csv.lines[7]).toMatch(/^AT4G18960,/)
})

test('[RESULTS-079] commas are kept where no format is requested, and are semicolons in the form of the specification', async () => {
  const search: SavedSearch = { category: 'genes', searchText: 'AT4G18960' }
  const id = await saveSearch(database.db.community, search, saver, new Date())
  const { text } = await as('anonymous').get(`/api/export/genes?search=${id}`)
  const [row = ''] = text.split('\n').filter((line) => line.startsWith('AT4G18960'))
  const [, specified = ''] = (await download(search, 'tsv')).lines
  expect(row).toContain(',')
  expect(specified).toBe(row.replaceAll(',', ';'))
  expect(text).toContain('\nLocus\tSymbol\tFull name\tDescription\t')
})

test('a file without hits has only the column names', async () => {
  const { lines } = await download({ category: 'genes', searchText: 'nobodyknowsthisword' })
  expect(lines).toEqual([
    cardOf(resultCategories.genes.source)
      .columns.map(({ label }) => label)
      .join('\t'),
  ])
})

test("[RESULTS-040] an unknown category makes no file and is logged as 'Unknown category'", async () => {
  const id = await saveSearch(database.db.community, { category: 'genes', searchText: 'AG' }, saver, new Date())
  const { status, body } = await as('anonymous').get(`/api/export/nope?search=${id}`)
  expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  expect(log.filter(({ msg }) => msg === 'Unknown category')).toEqual([expect.objectContaining({ level: 40, category: 'nope' })])
})

test('what is wrong with a search is said before a file begins', async () => {
  const now = new Date()
  const genes = await saveSearch(database.db.community, { category: 'genes', searchText: 'AG' }, saver, now)
  const sort = [{ field: 'nope', direction: 'asc' as const }]
  const unsorted = await saveSearch(database.db.community, { category: 'genes', searchText: 'AG', sort }, saver, now)
  const status = async (path: string) => (await as('anonymous').get(path)).status
  expect(await status(`/api/export/genes?search=${'x'.repeat(22)}`)).toBe(404)
  expect(await status(`/api/export/protein?search=${genes}`)).toBe(400)
  expect(await status(`/api/export/genes?search=${unsorted}`)).toBe(400)
  expect(await status(`/api/export/genes?search=${genes}&format=xls`)).toBe(400)
  expect(await status('/api/export/genes')).toBe(400)
})

test('whether a file can be had is reported without reading its rows', async () => {
  const id = await saveSearch(database.db.community, { category: 'genes', searchText: 'AG' }, saver, new Date())
  const head = (path: string) => as('anonymous').send('HEAD', path)
  expect(await head(`/api/export/genes?search=${id}`)).toMatchObject({ status: 200, text: '' })
  expect((await head(`/api/export/genes?search=${'x'.repeat(22)}`)).status).toBe(404)
  expect((await head(`/api/export/nope?search=${id}`)).status).toBe(404)
})
