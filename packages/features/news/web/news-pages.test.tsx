import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { EventsPage } from './events-page.tsx'
import { JobViewPage } from './job-view-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { NewsListPage } from './news-list-page.tsx'
import { NewsOverviewPage } from './news-overview-page.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { noticeForms } from './notice-forms.ts'

const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }
let requests: string[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Stands in for the server: the page's own code runs unchanged. */
function answerWith(answers: Readonly<Record<string, () => Response>>) {
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    const answer = Object.entries(answers).find(([path]) => url.startsWith(path))?.[1]
    return answer ? answer() : new Response(null, { status: 500 })
  })
}
const open = (page: ReactNode, address = '/news/overview') => renderInSite(<SiteProvider site={site}>{page}</SiteProvider>, address)

const item = (id: number, content = '<p>Text</p>') => ({ id, date: '2026-10-29', title: `Item ${id}`, content })

test('[NEWS-002] [NEWS-003] the overview explains the periods, and the sidebar has the six links of the specification', async () => {
  answerWith({ '/api/news/breakingnews?type=short': () => Response.json([item(7)]) })
  await open(<NewsOverviewPage />)
  expect(await screen.findByText('Breaking news covers the past 9 months; the archive has older items.')).toBeTruthy()
  const links = within(screen.getByRole('navigation', { name: 'News pages' })).getAllByRole('link')
  expect(links.map((link) => `${link.textContent?.replace(/\s*\(.*\)$/, '')} ${link.getAttribute('target') ?? 'here'}`)).toEqual([
    'TAIR News here',
    'What Was News here',
    'Conferences and Events here',
    'ICAR Abstracts _blank',
    'Job Postings here',
    'How to Post a Job _blank',
  ])
  expect((await screen.findByRole('link', { name: 'Item 7' })).getAttribute('href')).toBe('/news/7')
})

test.each([
  ['curr', 'Breaking News'],
  ['prev', 'News Archive'],
] as const)('[NEWS-004] the page of period %s asks for all of its items', async (period, title) => {
  answerWith({ '/api/news/breakingnews': () => Response.json([item(7)]) })
  await open(<NewsListPage period={period} />)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  await screen.findByRole('heading', { name: 'Item 7' })
  expect(requests).toEqual([`/api/news/breakingnews?type=full&period=${period}`])
})

test('[NEWS-006] [FEED-004] the item of the hash comes into view; one that has left the list is at its own address', async () => {
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id)
  })
  answerWith({ '/api/news/breakingnews': () => Response.json([item(7), item(8)]) })
  const first = await open(<NewsListPage period="curr" />, '/news/breaking-news#8')
  await vi.waitFor(() => expect(shown).toEqual(['8']))
  first.unmount()
  const { router } = await open(<NewsListPage period="curr" />, '/news/breaking-news#3')
  await vi.waitFor(() => expect(router.history.location.href).toBe('/news/3'))
})

test('[NEWS-012] [FEED-013] [ERR-006] failed news and events are logged and give an empty list with a way to try again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answerWith({})
  const news = await open(<NewsListPage period="curr" />)
  expect(await screen.findByText(/News could not be loaded./)).toBeTruthy()
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(log).toHaveBeenCalledTimes(1)
  answerWith({ '/api/news/breakingnews': () => Response.json([item(7)]) })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article')).toBeTruthy()
  news.unmount()
  answerWith({})
  await open(<EventsPage />)
  expect(await screen.findByText(/Events could not be loaded./)).toBeTruthy()
  expect(log).toHaveBeenCalledTimes(2)
})

const event = (headline: string, begins: string, ends: string) => ({
  headline,
  begins,
  ends,
  venue: 'Example Hall',
  uri: 'https://example.org/event',
  location: { CityName: 'Exampleton', RegionName: null, CountryName: 'USA' },
})

test('[NEWS-007] [FEED-012] events show days, venue and place and link to their address; past ones are apart', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] })
  answerWith({
    '/api/news/events': () => Response.json([event('Over', '2026-11-14', '2026-11-15'), event('Running', '2026-11-15', '2026-11-16')]),
  })
  await open(<EventsPage />)
  const coming = await screen.findByRole('list', { name: 'Coming events' })
  expect(within(coming).getByRole('listitem').textContent).toMatch(/2026-11-15 – 2026-11-16Running.*Example Hall, Exampleton, USA/)
  expect(within(coming).getByRole('link').getAttribute('href')).toBe('https://example.org/event')
  expect(screen.getByText('Past events (1)')).toBeTruthy()
})

const job = (facts: object) => ({
  headline: 'Postdoc',
  issuedOn: '2026-10-01',
  employerName: 'Example Lab',
  location: 'Brno',
  uri: 'https://example.org/1',
  deadline: null,
  ...facts,
})

test('[NEWS-008] [NEWS-009] [NEWS-010] [FEED-012] jobs show their facts, lead outside or to the posting here, and say if they are closed', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z'), toFake: ['Date'] })
  answerWith({
    '/api/news/jobs': () =>
      Response.json([
        job({}),
        job({ headline: 'Gardener', uri: 'gardener.html', deadline: '2026-11-15' }),
        job({ headline: 'Trap', uri: 'javascript:alert(1)', deadline: '2026-11-16' }),
        job({ headline: 'Lecturer', uri: 'HTTP://jobs.example.org/2' }),
      ]),
  })
  await open(<JobsPage />)
  const rows = within(await screen.findByRole('list', { name: 'Job postings' })).getAllByRole('listitem')
  const linkOf = (row: HTMLElement | undefined) => (row ? within(row).getByRole('link') : null)
  expect(rows[0]?.textContent).toMatch(/Postdoc.*Example Lab, BrnoPosted 2026-10-01$/)
  expect([linkOf(rows[0])?.getAttribute('href'), linkOf(rows[0])?.getAttribute('target')]).toEqual(['https://example.org/1', '_blank'])
  expect(rows[1]?.textContent).toMatch(/GardenerClosed.*Apply by 2026-11-15$/)
  expect([linkOf(rows[1])?.getAttribute('href'), linkOf(rows[1])?.getAttribute('target')]).toEqual([
    '/news/jobs/view?file=gardener.html',
    null,
  ])
  expect(rows[2]?.textContent).not.toContain('Closed')
  expect(linkOf(rows[2])?.getAttribute('href')).toBe('/news/jobs/view?file=javascript%3Aalert%281%29')
  expect([linkOf(rows[3])?.getAttribute('href'), linkOf(rows[3])?.getAttribute('target')]).toEqual(['HTTP://jobs.example.org/2', '_blank'])
})

test.each([
  ['the list', <JobsPage key="list" />, '/news/jobs'],
  ['a posting', <JobViewPage key="view" />, '/news/jobs/view?file=none.txt'],
])('[NEWS-011] a failed load of %s says whom to ask', async (_what, page, address) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answerWith({})
  await open(page, address)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Cannot load job postings. Please try again later or contact curator@example.orgRetry')
})

test('[FEED-011] the preview is requested when the writer pauses, not at every key', async () => {
  answerWith({ '/api/news/preview': () => Response.json({ content: '<p>Bold <b>words</b></p>' }) })
  await open(<NoticeEditor kind="items" id={null} initial={noticeForms.items.blank()} back="/curator/news?kind=items" />, '/curator/news')
  const field = screen.getByRole('textbox', { name: 'Text' })
  for (const html of ['<p>B', '<p>Bo', '<p>Bold <b>words</b></p>']) fireEvent.change(field, { target: { value: html } })
  expect((await screen.findByText('words')).tagName).toBe('B')
  expect(requests.filter((url) => url === '/api/news/preview')).toHaveLength(1)
})
