import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NewsItem } from '../../community/contract/community-notices.ts'
import { hostileTexts } from './fixtures/hostile-texts.ts'

const database = await testDatabase()
const { db } = database
// Nine months before the day of the tests, 2026-11-01, are 2026-02-01.
const { as } = await testApp(database)
const visitor = as('anonymous')

async function addItem(publishedOn: string, title: string, content = '<p>text</p>'): Promise<number> {
  const row = await db.community.insertInto('newsItem').values({ publishedOn, title, content }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

const days = { new: '2026-11-01', 'eight months': '2026-03-01', 'first day': '2026-02-01' }
const oldDays = { 'last day': '2026-01-31', 'ten months': '2026-01-01' }
const ids = new Map<string, number>()
for (const [title, day] of Object.entries({ ...days, ...oldDays, tomorrow: '2026-11-02' })) ids.set(title, await addItem(day, title))
for (let number = 1; number <= 12; number++) await addItem('2026-10-01', `October ${number}`)

async function list(query: string): Promise<NewsItem[]> {
  const { status, body } = await visitor.get(`/api/news/breakingnews?${query}`)
  expect(status).toBe(200)
  return z.array(NewsItem.strict()).parse(body)
}
const titlesOf = (items: readonly NewsItem[]) => items.map(({ title }) => title)

test('[API-046] [NEWS-005] [FEED-002] items of the past nine months are breaking news, older ones old news, by the day', async () => {
  const [current, previous] = [await list('type=full&period=curr'), await list('type=full&period=prev')]
  expect(titlesOf(current)).toEqual(expect.arrayContaining(Object.keys(days)))
  expect(titlesOf(previous)).toEqual(expect.arrayContaining(Object.keys(oldDays)))
  const both = [...current, ...previous]
  expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
  expect(titlesOf(current)).not.toEqual(expect.arrayContaining(['last day']))
  expect(titlesOf(previous)).not.toEqual(expect.arrayContaining(['first day']))
  expect(titlesOf(both)).not.toContain('tomorrow')
  for (const items of [current, previous])
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
})

test('[API-046] [FEED-001] the short list is the ten newest current items', async () => {
  const [short, current] = [await list('type=short'), await list('type=full&period=curr')]
  expect(current.length).toBeGreaterThan(12)
  expect(short).toEqual(current.slice(0, 10))
  // Of one day, what was added last comes first.
  const ofOneDay = titlesOf(current).filter((title) => title.startsWith('October '))
  expect(ofOneDay).toEqual(Array.from({ length: 12 }, (_, at) => `October ${12 - at}`))
  for (const query of ['', 'type=full', 'type=all', 'type=full&period=next']) {
    expect((await visitor.get(`/api/news/breakingnews?${query}`)).status, query).toBe(400)
  }
})

test('[FEED-003] an item keeps its address when it is old; an unknown one and one of tomorrow are not there', async () => {
  const { status, body } = await visitor.get(`/api/news/items/${ids.get('ten months')}`)
  expect({ status, body }).toEqual({ status: 200, body: expect.objectContaining({ title: 'ten months', date: '2026-01-01' }) })
  for (const id of [ids.get('tomorrow'), 999_999]) expect((await visitor.get(`/api/news/items/${id}`)).status).toBe(404)
  expect((await visitor.get('/api/news/items/1e3')).status).toBe(404)
})

test('[FEED-008] what came from files is cleaned before it leaves the server', async () => {
  const id = await addItem('2026-10-31', 'hostile', hostileTexts.map(([html]) => html).join(''))
  const items = [...(await list('type=short')), NewsItem.parse((await visitor.get(`/api/news/items/${id}`)).body)]
  const contents = items.filter(({ title }) => title === 'hostile').map(({ content }) => content)
  expect(contents).toHaveLength(2)
  for (const content of [...contents, (await visitor.get('/api/news/rss/breakingnews')).text]) {
    expect(content).not.toMatch(/(<|&lt;)script|onerror|onclick|iframe|style=|javascript|evil/i)
  }
})

test('[API-049] [FEED-009] a posting is found by its name, HTML cleaned; a path is refused', async () => {
  await db.community
    .insertInto('jobPostingText')
    .values({ fileName: 'lab.html', content: '<b onclick="x()">Lab</b><script>1</script>' })
    .execute()
  const text = await visitor.get('/api/news/view-job?file=demonstration-technician.txt')
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text.text).toContain('The Demonstration Stock Centre looks for a technician.')
  const html = await visitor.get('/api/news/view-job?file=lab.html')
  expect([html.headers['content-type'], html.text]).toEqual(['text/html; charset=utf-8', '<b>Lab</b>'])
  expect((await visitor.get('/api/news/view-job?file=none.txt')).status).toBe(404)
  const hostile = [
    '',
    '../package.json',
    '..%2f..%2fetc%2fpasswd',
    '/etc/passwd',
    'a/b.txt',
    'a%00.txt',
    '%252e%252e%252fx.txt',
    '..',
    '.env',
    'C:%5Cx.txt',
  ]
  for (const file of hostile) expect((await visitor.get(`/api/news/view-job?file=${file}`)).status, file).toBe(400)
})

test.each([
  ['breakingnews', '<link>https://rosette.example/news/'],
  ['events', '<link>https://example.org/conference</link>'],
  ['jobs', '<link>https://rosette.example/news/jobs/view?file=demonstration-technician.txt</link>'],
])('[NEWS-013] [FEED-005] [FEED-006] the feed of %s has items, and a reader who has it gets 304', async (name, link) => {
  const { status, headers, text } = await visitor.get(`/api/news/rss/${name}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" /)
  expect(text).toContain(link)
  expect(text.split('<item>').length).toBe(text.split('<pubDate>').length)
  const again = await visitor.get(`/api/news/rss/${name}`, { 'if-none-match': String(headers.etag) })
  expect([again.status, again.text]).toEqual([304, ''])
  await addItem('2026-10-30', `Later than ${name}`)
  const changed = await visitor.get('/api/news/rss/breakingnews', { 'if-none-match': String(headers.etag) })
  expect(changed.status).toBe(200)
})

test('[FEED-003] [FEED-007] the server answers 404 for an unknown item, names a known one, and pages name their feed', async () => {
  const id = await addItem('2025-01-01', 'An old & dear item', '<p>Seeds &amp; <b>more</b></p>')
  const page = await visitor.open(`/news/${id}`)
  expect([page.status, page.title, page.description, page.canonical]).toEqual([
    200,
    'An old &amp; dear item',
    'Seeds &amp; more',
    `https://rosette.example/news/${id}`,
  ])
  for (const path of ['/news/999999', '/news/x', '/news/0', `/news/${ids.get('tomorrow')}`]) {
    expect((await visitor.open(path)).status, path).toBe(404)
  }
  for (const [path, feed] of [
    ['/news/breaking-news', 'breakingnews'],
    ['/news/events', 'events'],
    ['/news/jobs', 'jobs'],
  ]) {
    expect((await visitor.open(String(path))).text).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="/api/news/rss/${feed}">`),
    )
  }
})

test('[NEWS-013] there is no other feed', async () => {
  expect((await visitor.get('/api/news/rss/other')).status).toBe(400)
})
