import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { SavedSearchAnswer } from '@rosette/features/list-contents/contract/saved-search.ts'
import { loadApiCalls } from '@rosette/test-kit/access/api-calls.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import type { Answer } from '@rosette/test-kit/people/as.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { app, as } = await testApp(database)
const visitor = as('anonymous')
const hostile = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '=HYPERLINK("https://example.org")']
const items = ['AT4G18960', 'AT5G10140', ...hostile]

/** Each call that answers with a table, with texts of a visitor that would be formulas. */
const files: Readonly<Record<string, () => Promise<Answer[]>>> = {
  async 'GET /api/export/{category}'() {
    const saved = await visitor.post('/api/searches', { category: 'genes', searchText: '=AG' })
    const { id } = SavedSearchAnswer.parse(saved.body)
    return Promise.all(['tsv', 'exact', 'csv'].map((format) => visitor.get(`/api/export/genes?search=${id}&format=${format}`)))
  },
  async 'GET /api/list-contents/{id}/file'() {
    const { id } = StoredContent.parse((await visitor.post('/api/list-contents', { kind: 'locus', items })).body)
    return [await visitor.get(`/api/list-contents/${id}/file?format=tsv`)]
  },
  'GET /api/enrichment/file': async () => [
    await visitor.get(`/api/enrichment/file?${new URLSearchParams({ min: '1', items: items.join(',') })}`),
  ],
  'POST /api/enrichment/file': async () => [await visitor.post('/api/enrichment/file', { min: 1, items })],
  'GET /api/orthologs/file': async () =>
    Promise.all(
      ['tsv', 'csv'].map((format) => visitor.get(`/api/orthologs/file?${new URLSearchParams({ items: items.join(','), format })}`)),
    ),
  'GET /api/mutants/file': async () => [await visitor.get(`/api/mutants/file?${new URLSearchParams({ items: items.join(',') })}`)],
  'GET /api/expression/file': async () => [await visitor.get(`/api/expression/file?${new URLSearchParams({ items: items.join(',') })}`)],
  'GET /api/motifs/file': async () => [await visitor.get(`/api/motifs/file?${new URLSearchParams({ items: items.join(',') })}`)],
  'GET /api/network/file': async () => [await visitor.get(`/api/network/file?${new URLSearchParams({ items: items.join(',') })}`)],
}

/** Names of queries of BLAST are plain before a program reads them (`parse-queries.test.ts`); other tools write names of the release. */
const ofTools = ['GET /api/runs/{token}/blast/files/{format}', 'GET /api/runs/{token}/files/{name}']
/** Names of records of the release. */
const ofReleases = ['GET /api/releases/{releaseId}/changes']

test('every call that answers with a table is tried', async () => {
  const tables = (await loadApiCalls(app)).filter(
    ({ path, answers }) => /\/files?(\/|$)/.test(path) || answers['200']?.some((type) => /csv|tab-separated/.test(type)),
  )
  expect(tables.map(({ name }) => name).sort()).toEqual([...Object.keys(files), ...ofTools, ...ofReleases].sort())
})

const isFormula = (cell: string) => /^"?\s*[=+\-@]/.test(cell) && !/^(?:[+-]|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(cell)

test.each(Object.entries(files))('[SECURE-054] no text of a visitor is a formula in the file of %s', async (_name, download) => {
  const answers = (await download()).filter(({ status }) => status === 200)
  expect(answers.length).toBeGreaterThan(0)
  for (const { text, headers } of answers) {
    const between = String(headers['content-type']).includes('csv') ? /,(?=(?:[^"]*"[^"]*")*[^"]*$)/ : '\t'
    const lines = text.replace('\uFEFF', '').split(/\r?\n/)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.flatMap((line) => line.split(between)).filter(isFormula)).toEqual([])
  }
})

test('[SECURE-054] what a visitor gave is still there, as a text', async () => {
  const [file] = (await files['GET /api/list-contents/{id}/file']?.()) ?? []
  const cells = file?.text.split('\n').map((line) => line.split('\t')[0])
  expect(cells).toEqual(['item', 'AT4G18960', 'AT5G10140', ...hostile.map((text) => `'${text}`), ''])
})
