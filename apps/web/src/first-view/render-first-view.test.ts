import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { at4g18960 } from '@rosette/kinds/locus/fixtures/at4g18960.ts'
import { expect, test } from 'vitest'
import { firstReadsOf, renderFirstView } from './render-first-view.tsx'

const site = { curatorEmail: 'people@rosette.test', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

const drawLocus = (record: object) =>
  renderFirstView({
    href: '/locus?name=AT4G18960',
    nonce: 'n0',
    data: {
      site,
      release: '2026_11',
      record: { kind: 'locus', lookup: { name: 'AT4G18960' }, record: { ...record } },
      firstView: { isPhone: false, answers: [] },
    },
  })

test('[PAINT-001] a locus is rendered with breadcrumb, title, symbols, lead, key facts and links', async () => {
  const html = await drawLocus(at4g18960)
  const text = html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
  expect(html).toMatch(/<nav[^>]*aria-label="Breadcrumb"/)
  expect(html).toMatch(/<h1[^>]*>.*AT4G18960.*AG/)
  expect(html).toMatch(/<dl[^>]*aria-label="Key facts"/)
  for (const word of ['AGAMOUS', 'Position', 'Gene models', 'Publications', 'Representative model']) expect(text).toContain(word)
  expect(html).toMatch(/<a[^>]*href="\/gene\?key=/)
})

test('[PAINT-010] sections after the first are rendered as frames with their titles, to mount later', async () => {
  const html = await drawLocus(at4g18960)
  expect(html).toMatch(/<section id="external-links"[^>]*>.*External Links/)
  const found = /<section id="external-links".*?data-late="true">(.*?)<\/section>/s.exec(html)
  expect(found).not.toBeNull()
  expect(found?.[1]).not.toContain('href')
})

test('[PAINT-006] hostile text of a record stays text', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror="alert(2)" style="color:red">'
  const html = await drawLocus({ ...at4g18960, name: hostile, otherNames: [hostile], description: hostile })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<img')
  // Quoted text of an attribute, such as the name of a picture, may say it; no tag may have it.
  expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*onerror=/)
  expect(html).toContain('&lt;script&gt;alert(1)')
})

test('[PAINT-002] results and home name the calls that they need, and what only the browser knows is not rendered', async () => {
  const callsOf = async (href: string) => (await firstReadsOf(href))?.calls
  expect(await callsOf('/')).toEqual([{ key: ['release'], path: 'release' }])
  const results = await callsOf('/results?mainType=general&category=genes&searchText=AG')
  expect(results).toMatchObject([{ path: 'search/general', body: { searchText: 'AG', category: 'genes', page: 1 } }])
  expect(await callsOf('/help/blast')).toEqual([{ key: ['text', 'help-blast'], path: 'texts/help-blast' }])
  expect(await callsOf('/tools/overview/')).toEqual([{ key: ['text', 'tools-overview'], path: 'texts/tools-overview' }])
  expect(await callsOf('/search/genes')).toEqual([])
  expect(await callsOf('/locus?name=AT4G18960')).toEqual([])
  for (const path of ['/results?mainType=detail&category=genes&key=searchParams_1', '/search/genes?key=1', '/profile', '/nokind?key=1']) {
    expect((await firstReadsOf(path))?.calls ?? null, path).toBeNull()
  }
})

test('[SHELL-041] a list and a run name the calls that they need; addresses that lead to nothing are left to the browser', async () => {
  const callsOf = async (href: string) => (await firstReadsOf(href))?.calls ?? null
  const id = 'MXn9IjcO24DEYic_Bag1f2'
  expect(await callsOf(`/lists/c/${id}`)).toEqual([{ key: ['list-content', id, 0], path: `list-contents/${id}?size=0` }])
  expect(await callsOf(`/runs/${id}`)).toEqual([{ key: ['run', id], path: `runs/${id}` }])
  for (const path of ['/lists/c/short', '/runs/short', '/tools/enrichment?items=AT4G18960,AT1G69120', `/tools/enrichment?run=${id}`]) {
    expect(await callsOf(path), path).toBeNull()
  }
})

test('an address with a malformed percent escape is not rendered, and does not fail', async () => {
  expect(await firstReadsOf('/locus/AT4G18960%E0%A4')).toBeNull()
  expect((await firstReadsOf('/locus/AT4G18960%20'))?.calls).toMatchObject([{ path: 'summary/locus/AT4G18960%20' }])
})
