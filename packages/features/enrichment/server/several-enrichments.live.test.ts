import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { EnrichmentAnswer, SourceAnswers } from '../contract/enrichment-answer.ts'
import { ListsEnrichment } from '../contract/lists-enrichment.ts'
import { termSources } from '../contract/term-sources.ts'

const database = await testDatabase()
const { app, as } = await testApp(database)
const visitor = as('anonymous')
const flowering = ['AT4G18960', 'AT5G10140', 'AT1G65480', 'AT2G45660', 'AT5G15840']
const request = { items: flowering, min: 1, alpha: 0.5 }

async function enrich(body: object): Promise<EnrichmentAnswer> {
  const answer = await visitor.post('/api/enrichment', body)
  expect(answer.status).toBe(200)
  return EnrichmentAnswer.parse(answer.body)
}

test('[ENRICH-033] several sources are each answered as if asked for alone, by address, in a body and as a file', async () => {
  const { body } = await visitor.post('/api/enrichment', { ...request, source: 'family,go_bp,go_mf,family' })
  const several = SourceAnswers.parse(body)
  const alone = []
  for (const source of ['go_bp', 'go_mf', 'family']) alone.push(await enrich({ ...request, source }))
  expect(several.sources).toEqual(alone)
  expect(several.tests).toBe(alone.reduce((sum, { tests }) => sum + tests, 0))
  expect(several.method).toContain(`within each source, not over all ${several.tests.toLocaleString('en')} tests`)
  for (const { tests, settings } of alone)
    expect(several.method).toContain(`${tests.toLocaleString('en')} ${termSources[settings.source].terms}`)
  const query = new URLSearchParams({ items: flowering.join(','), min: '1', alpha: '0.5', source: 'go_bp,go_mf,family' })
  expect((await visitor.get(`/api/enrichment?${query}`)).body).toEqual(body)
  const file = await app.inject(`/api/enrichment/file?${query}`)
  expect(file.headers['content-disposition']).toBe('attachment; filename=enrichment_go_bp_go_mf_family.tsv')
  const sources = file.body.split('\n').map((line) => line.split('\t')[0])
  const linesOf = (name: string) => sources.filter((source) => source === name).length
  expect(['go_bp', 'go_mf', 'family'].map(linesOf)).toEqual(alone.map(({ tests }) => tests))
})

test('[ENRICH-033] genes, loci and graph are those of one source, and an unknown one among several is refused', async () => {
  const statusOf = async (path: string, body: object) =>
    (await visitor.post(`/api/enrichment${path}`, { items: flowering, ...body })).status
  expect(await statusOf('/graph', { source: 'go_bp,go_mf' })).toBe(400)
  expect(await statusOf('/genes', { source: 'go_bp,go_mf', term: 'GO:0009908' })).toBe(400)
  expect(await statusOf('', { source: 'go_bp,go' })).toBe(400)
  expect(await statusOf('', { source: '' })).toBe(400)
})

async function keep(items: readonly string[], kind = 'locus'): Promise<string> {
  return StoredContent.parse((await visitor.post('/api/list-contents', { kind, items })).body).id
}

test('[ENRICH-034] lists side by side have the numbers of each alone, for every term that is significant in one of them', async () => {
  const lists = [await keep(flowering), await keep(['AT4G18960', 'AT1G01010', 'AT1G01020']), await keep(flowering.slice(0, 2))]
  const query = new URLSearchParams({ of: lists.join('|'), min: '1', alpha: '0.5', background: 'all' })
  const answer = ListsEnrichment.parse((await visitor.get(`/api/enrichment/lists?${query}`)).body)
  const alone = []
  for (const list of lists) alone.push(await enrich({ list, min: 1, alpha: 0.5, background: 'all' }))
  expect(
    answer.lists.map(({ id, counted, genes, background, tests, significant }) => [id, counted, genes, background, tests, significant]),
  ).toEqual(
    alone.map(({ list, background, tests, significant }, at) => [
      lists[at],
      list.counted,
      list.genes,
      background.counted,
      tests,
      significant,
    ]),
  )
  const ids = new Set(alone.flatMap(({ terms }) => terms.map(({ id }) => id)))
  expect(ids.size).toBeGreaterThan(5)
  expect(new Set(answer.terms.map(({ id }) => id))).toEqual(ids)
  expect(answer.significant).toBe(ids.size)
  for (const { id, cells } of answer.terms) {
    expect(cells).toHaveLength(3)
    for (const [at, cell] of cells.entries()) {
      const single = alone[at]?.terms.find((term) => term.id === id)
      expect([id, at, cell.isSignificant]).toEqual([id, at, single !== undefined])
      if (single) expect(cell).toMatchObject({ found: single.found, fold: single.fold, log10P: single.log10P, log10Q: single.log10Q })
    }
  }
  const best = answer.terms.map(({ cells }) => Math.min(...cells.filter(({ isSignificant }) => isSignificant).map(({ log10Q }) => log10Q)))
  expect(best).toEqual(best.toSorted((one, other) => one - other))
  expect(answer.method).toContain('within each list, not over all lists')
})

test('[ENRICH-034] one list, seven, other kinds and unknown lists are refused, and each list is drawn from the budget', async () => {
  const list = await keep(flowering)
  const statusOf = async (of: readonly string[]) => (await visitor.get(`/api/enrichment/lists?of=${of.join('%7C')}`)).status
  expect(await statusOf([list])).toBe(400)
  expect(await statusOf(Array.from({ length: 7 }, () => list))).toBe(400)
  expect(await statusOf([list, await keep(['GO:0009908'], 'keyword')])).toBe(400)
  expect(await statusOf([list, 'A'.repeat(22)])).toBe(404)
  const poor = await testApp(database, { env: { COST_PER_MINUTE: '200' } })
  const ask = () => poor.as('anonymous').get(`/api/enrichment/lists?of=${Array.from({ length: 6 }, () => list).join('%7C')}`)
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429])
})
