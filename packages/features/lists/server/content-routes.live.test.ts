import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import {
  type ContentFormat,
  ContentItem,
  ContentPage,
  ListedItems,
  OverlapsAnswer,
  StoredContent,
} from '../../list-contents/contract/list-content.ts'
import { listCategoryOf, listKinds } from '../../list-contents/contract/list-kinds.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { listContentId } from '../../list-contents/server/list-content-store.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'

const database = await testDatabase()
const { db } = database
const { as, log } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })

async function keep(source: unknown): Promise<StoredContent> {
  const { status, body } = await as('anonymous').post('/api/list-contents', source)
  expect(status, JSON.stringify(body)).toBe(200)
  return StoredContent.parse(body)
}

const contentFilePath = (id: string, format: ContentFormat) => `/api/list-contents/${id}/file?format=${format}`

const keepLoci = async (...items: string[]) => (await keep({ kind: 'locus', items })).id

async function readItems(id: string, query = 'size=1000'): Promise<ContentPage> {
  const { status, body } = await as('anonymous').get(`/api/list-contents/${id}?${query}`)
  expect(status).toBe(200)
  return ContentPage.parse(body)
}

const itemsOf = async (id: string) => (await readItems(id)).items.map(({ item }) => item)

async function refusal(source: unknown, path = '/api/list-contents') {
  const { status, body } = await as('anonymous').post(path, source)
  // Every problem has a message.
  return { status, message: (body as { message: string }).message }
}

test('[LIST-001] items are natural keys in the order given, each once, in the spelling of the release', async () => {
  const { id, count } = await keep({
    kind: 'locus',
    items: ['at5g10140', 'AT4G18960', ' AT5G10140', 'Locus:2117144', 'nobody knows', 'at4g18960'],
  })
  expect(await itemsOf(id)).toEqual(['AT5G10140', 'AT4G18960', 'nobody knows'])
  expect(count).toBe(3)
  const terms = await keep({ kind: 'keyword', items: ['flower development', 'go:0009908'] })
  expect(await itemsOf(terms.id)).toEqual(['GO:0009908'])
  const schema = `release_${database.releaseId}`
  const { rows } = await db.pool.query<{ key: number }>(`delete from ${schema}.identifier
    where kind = 'publication' and key = (select max(key) from ${schema}.identifier where kind = 'publication') returning key`)
  const key = rows[0]?.key ?? 0
  const papers = await keep({ kind: 'publication', keys: [key] })
  expect((await readItems(papers.id)).items).toMatchObject([{ item: `key:${key}`, status: 'current', record: { key } }])
})

test('[LIST-002] every kind with a category of results has lists, people do not', async () => {
  expect(listKinds.toSorted()).toEqual([
    'arrayelement',
    'clone',
    'ecotype',
    'gene',
    'germplasm',
    'keyword',
    'locus',
    'marker',
    'polymorphism',
    'protein',
    'protocol',
    'publication',
    'transposon',
    'vector',
  ])
  for (const kind of listKinds) {
    const { rows } = await db.pool.query<{ key: number }>(
      `select key from release_${database.releaseId}.record_document where kind = $1 order by key limit 3`,
      [kind],
    )
    const keys = rows.map(({ key }) => key)
    if (keys.length === 0) continue
    const { id, counted } = await keep({ kind, keys })
    const shown = await readItems(id)
    expect([kind, counted, shown.items.map(({ record }) => record?.key)]).toEqual([kind, keys.length, keys])
  }
  const { body } = await as('anonymous').post('/api/list-contents', { kind: 'person', items: ['Somebody'] })
  expect(body).toMatchObject({ code: 'invalid_request', issues: [{ message: 'A list cannot have records of the kind person.' }] })
  expect((await refusal({ search: { category: 'community', searchTerms: [] } })).message).toMatch(/no lists of/)
})

test('[LIST-003] the same items in the same order have one id; another order or kind has another', async () => {
  const id = await keepLoci('AT4G18960', 'AT5G10140')
  expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(await keepLoci('at4g18960', 'AT5G10140')).toBe(id)
  expect(await keepLoci('AT5G10140', 'AT4G18960')).not.toBe(id)
  expect(listContentId({ kind: 'gene', items: ['AT4G18960', 'AT5G10140'] })).not.toBe(id)
  const { rows } = await db.pool.query('select count(*)::int as count from community.list_content where id = $1', [id])
  expect(rows).toEqual([{ count: 1 }])
})

test('[LIST-005] 1 to 100,000 items', async () => {
  const names = Array.from({ length: 100_001 }, (_, at) => `X${at}`)
  expect((await keep({ kind: 'locus', items: names.slice(1) })).count).toBe(100_000)
  expect(await refusal({ kind: 'locus', items: names })).toMatchObject({
    status: 422,
    message: expect.stringMatching(/100,000 items; this one has 100,001/),
  })
  expect((await refusal({ kind: 'locus', items: [] })).status).toBe(422)
  const [one, other] = [await keepLoci('AT4G18960'), await keepLoci('AT5G10140')]
  expect(await refusal({ operation: 'intersection', of: [one, other] })).toMatchObject({
    status: 422,
    message: expect.stringMatching(/at least one item/),
  })
})

test('[LIST-006] a content is made from items, keys, a search, an operation or parts; list-items keeps nothing', async () => {
  const [a, b] = [await keepLoci('AT4G18960', 'AT5G10140'), await keepLoci('AT5G10140', 'AT1G65480')]
  const { items } = await readItems(a)
  const keys = items.flatMap(({ record }) => record?.key ?? [])
  expect((await keep({ kind: 'locus', keys })).id).toBe(a)
  expect(await itemsOf((await keep({ operation: 'union', of: [a, b] })).id)).toEqual(['AT4G18960', 'AT5G10140', 'AT1G65480'])
  expect(await itemsOf((await keep({ of: [a, b], parts: ['01', '10'] })).id)).toEqual(['AT4G18960', 'AT1G65480'])
  expect((await refusal({ of: [a, b], parts: ['101'] })).message).toMatch(/not a part/)
  expect((await refusal({ kind: 'locus', keys: [999_999_999] })).message).toMatch(/no locus with the key/)
  const search: SavedSearch = { category: 'genes', searchText: 'AGAMOUS' }
  const saved = await as('anonymous').post('/api/searches', search)
  // The contract of the call.
  const { id } = saved.body as { id: string }
  expect((await keep({ search: id })).id).toBe((await keep({ search })).id)
  const listed = await as('anonymous').post('/api/list-items', { kind: 'locus', items: ['at1g01010', 'AT3G24650'] })
  expect(ListedItems.parse(listed.body)).toEqual({ kind: 'locus', items: ['AT1G01010', 'AT3G24650'] })
  const notStored = listContentId({ kind: 'locus', items: ['AT1G01010', 'AT3G24650'] })
  expect((await as('anonymous').get(`/api/list-contents/${notStored}`)).status).toBe(404)
})

test('[LIST-007] a list of a search has the records of its file, in their order', async () => {
  for (const kind of listKinds) {
    const category = listCategoryOf(kind)
    const { source } = resultCategories[category]
    const field = cardOf(source).columns.find(({ isSortable }) => isSortable)?.id
    const search: SavedSearch = { category, searchTerms: [], ...(field && { sort: [{ field, direction: 'desc' }] }) }
    const rows = await rowsOfFile(search)
    if (rows.length === 0) continue
    const { id } = await keep({ search })
    const items = (await readAll(id)).map(({ item }) => item)
    const { body } = await as('anonymous').post('/api/list-items', { kind, keys: rows })
    expect([kind, items]).toEqual([kind, ListedItems.parse(body).items])
    const ticked = { ...search, except: rows.slice(0, 2) }
    if (rows.length > 2) expect((await keep({ search: ticked })).count).toBe(rows.length - 2)
  }
})

async function readAll(id: string) {
  const { text } = await as('anonymous').get(contentFilePath(id, 'jsonl'))
  return text
    .trimEnd()
    .split('\n')
    .map((line) => ContentItem.parse(JSON.parse(line)))
}

/** Keys of the rows of a file. */
async function rowsOfFile(search: SavedSearch): Promise<number[]> {
  const { body } = await as('anonymous').post('/api/searches', search)
  // The contract of the call.
  const { id } = body as { id: string }
  const { text } = await as('anonymous').get(exportPath(search.category, id, 'jsonl'))
  const { source } = resultCategories[search.category]
  const { kindServers } = await import('@rosette/kinds/registry/server.ts')
  const key = 'kind' in source ? Object.entries(kindServers).find(([kind]) => kind === source.kind)?.[1].search?.index.key : undefined
  if (text === '') return []
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line)[key ?? ''])
}

test('[LIST-008] operations keep the order; two kinds are refused', async () => {
  const [a, b] = [await keepLoci('AT4G18960', 'AT5G10140', 'AT1G65480'), await keepLoci('AT1G65480', 'AT3G24650', 'AT4G18960')]
  const result = async (operation: string) => itemsOf((await keep({ operation, of: [a, b] })).id)
  expect(await result('union')).toEqual(['AT4G18960', 'AT5G10140', 'AT1G65480', 'AT3G24650'])
  expect(await result('intersection')).toEqual(['AT4G18960', 'AT1G65480'])
  expect(await result('difference')).toEqual(['AT5G10140'])
  const { id: terms } = await keep({ kind: 'keyword', items: ['GO:0009908'] })
  expect(await refusal({ operation: 'union', of: [a, terms] })).toMatchObject({ status: 400, message: expect.stringMatching(/one kind/) })
})

test('[LIST-009] parts add up to the union, the largest first', async () => {
  const of = [await keepLoci('AT4G18960', 'AT5G10140'), await keepLoci('AT5G10140', 'AT1G65480'), await keepLoci('AT3G24650', 'AT1G01010')]
  const { body } = await as('anonymous').post('/api/list-overlaps', { of })
  expect(OverlapsAnswer.parse(body)).toEqual({
    kind: 'locus',
    sizes: [2, 2, 2],
    union: 5,
    parts: [
      { part: '001', count: 2, first: ['AT3G24650', 'AT1G01010'] },
      { part: '110', count: 1, first: ['AT5G10140'] },
      { part: '100', count: 1, first: ['AT4G18960'] },
      { part: '010', count: 1, first: ['AT1G65480'] },
    ],
  })
})

const oneOfEach = ['AT4G18960', 'AT1G99910', 'AT1G99920', 'AT1G99940', 'AT1G00000']

test('[LIST-010] a page tells what each item is in this release, and counts all', async () => {
  const id = await keepLoci(...oneOfEach)
  const page = await readItems(id, 'from=1&size=3')
  expect(page).toMatchObject({
    count: 5,
    from: 1,
    counts: { current: 1, replaced: 1, split: 1, obsolete: 1, gone: 1 },
    releaseId: database.releaseId,
  })
  const locus = (label: string) => expect.objectContaining({ kind: 'locus', label })
  expect(page.items).toEqual([
    { item: 'AT1G99910', status: 'replaced', record: locus('AT1G90010'), successors: [] },
    { item: 'AT1G99920', status: 'split', record: null, successors: [locus('AT1G90010'), locus('AT1G90020')] },
    { item: 'AT1G99940', status: 'obsolete', record: null, successors: [] },
  ])
  expect((await as('anonymous').get(`/api/list-contents/${id}?size=1001`)).status).toBe(400)
})

test('[LIST-011] one successor counts in the place of its item; the others are not counted', async () => {
  const found = async (id: string) =>
    (await as('anonymous').post('/api/search/gene', { searchTerms: [], filters: { list: { include: [id] } } })).body
  const { id, counted } = await keep({ kind: 'locus', items: oneOfEach })
  expect(counted).toBe(2)
  expect(await found(id)).toMatchObject({ total: 2 })
  // AT1G99910 and its successor are one record.
  const both = await keep({ kind: 'locus', items: [...oneOfEach, 'AT1G90010'] })
  expect([both.count, both.counted]).toEqual([6, 2])
})

test('[LIST-012] a content as txt, tsv and jsonl', async () => {
  const id = await keepLoci(...oneOfEach)
  const file = (format: ContentFormat) => as('anonymous').get(contentFilePath(id, format))
  const txt = await file('txt')
  expect(txt.text).toBe(`${oneOfEach.join('\n')}\n`)
  expect(txt.headers['content-disposition']).toBe(`attachment; filename=list_${id}.txt`)
  expect((await file('tsv')).text.split('\n').slice(0, 4)).toEqual([
    'item\tstatus\trecord\tsuccessors',
    'AT4G18960\tcurrent\tAT4G18960\t',
    'AT1G99910\treplaced\tAT1G90010\t',
    'AT1G99920\tsplit\t\tAT1G90010; AT1G90020',
  ])
  expect((await readAll(id)).map(({ item, status }) => [item, status])).toEqual([
    ['AT4G18960', 'current'],
    ['AT1G99910', 'replaced'],
    ['AT1G99920', 'split'],
    ['AT1G99940', 'obsolete'],
    ['AT1G00000', 'gone'],
  ])
})

test('[LIST-013] everyone makes and reads contents; making is limited, and what is sent is paid for by its number of items', async () => {
  const env = { ACCESS_MODE: 'spec' }
  const items = (count: number) => Array.from({ length: count }, (_, index) => `UNKNOWN${index}`)
  const poor = (await testApp(database, { clock: fixedClock(), env: { ...env, COST_PER_MINUTE: '6' } })).as('anonymous')
  const send = async (count: number) => (await poor.post('/api/list-contents', { kind: 'locus', items: items(count) })).status
  // 500 items cost one of six points to store and one to resolve for the first time, fewer cost nothing.
  expect([await send(499), await send(1000), await send(1000), await send(500), await send(499)]).toEqual([200, 200, 200, 429, 200])

  const limited = (await testApp(database, { clock: fixedClock(), env: { ...env, RATE_LIMIT_PER_MINUTE: '20' } })).as('anonymous')
  const made = await limited.post('/api/list-contents', { kind: 'locus', items: ['AT4G18960'] })
  expect(made.status).toBe(200)
  expect((await limited.post('/api/list-contents', { kind: 'locus', items: ['AT1G65480'] })).status).toBe(429)
  expect((await limited.get(`/api/list-contents/${StoredContent.parse(made.body).id}`)).status).toBe(200)
})

test('[LIST-014] [LIST-015] an unknown content is 404 everywhere; nothing is cached or indexed', async () => {
  const [known, unknown] = [await keepLoci('AT4G18960'), 'AAAAAAAAAAAAAAAAAAAAAA']
  const { get, post } = as('anonymous')
  const answers = [
    await get(`/api/list-contents/${unknown}`),
    await get(contentFilePath(unknown, 'txt')),
    await post('/api/list-contents', { operation: 'union', of: [known, unknown] }),
    await post('/api/list-items', { of: [known, unknown], parts: ['10'] }),
    await post('/api/list-overlaps', { of: [known, unknown] }),
  ]
  for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { message: expect.stringMatching(/or expired/) }])
  const narrowed = await post('/api/search/gene', { searchTerms: [], filters: { list: { exclude: [unknown] } } })
  expect([narrowed.status, narrowed.body]).toMatchObject([404, { message: expect.stringMatching(/or expired/) }])
  for (const { headers } of [...answers, await get(`/api/list-contents/${known}`), await get(contentFilePath(known, 'txt'))]) {
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
  }
})

test('what is in a list is not in the log', async () => {
  await keepLoci('AT2G45660', 'SECRETGENE1')
  await refusal({ kind: 'locus', items: ['SECRETGENE2', '\u0000'] })
  expect(log.length).toBeGreaterThan(10)
  expect(JSON.stringify(log)).not.toMatch(/AT2G45660|SECRETGENE/)
})
