import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { as } from './as.ts'
import { checkPage, listenForErrors } from './check-page.ts'
import { findGermplasmKey, findMemberKey } from './find-record.ts'

const { open } = as('anonymous')

/** A page in one state: where it is, what must be seen before it is looked at, and what is broken on purpose. */
type Scene = {
  name: string
  path: string | ((request: APIRequestContext) => Promise<string>)
  seen: string | RegExp
  prepare?(page: Page): Promise<unknown>
}

const search = (searchText: string, category = 'genes') => `/results?${new URLSearchParams({ mainType: 'general', searchText, category })}`
const neverAnswer = (page: Page) => page.route('**/api/search/general', () => {})
const failSearch = (page: Page) =>
  page.route('**/api/search/general', (route) =>
    route.fulfill({ status: 503, json: { code: 'upstream_failed', message: 'Search is down', requestId: 'r-1' } }),
  )

const scenes: readonly Scene[] = [
  { name: 'home', path: '/', seen: /Arabidopsis/ },
  { name: 'overview', path: '/tools/overview', seen: /Tools/ },
  { name: 'not-found', path: '/no/such/page', seen: 'Page Not Found' },
  { name: 'locus', path: '/locus?name=AT4G18960', seen: 'Locus: AT4G18960 (AG)' },
  { name: 'locus-long', path: '/locus?name=AT1G90010', seen: /^Locus: AT1G90010/ },
  { name: 'locus-crowded', path: '/locus?name=AT1G90030', seen: /^Locus: AT1G90030/ },
  { name: 'locus-chloroplast', path: '/locus?name=ATCG90010', seen: /^Locus: ATCG90010/ },
  { name: 'locus-obsolete', path: '/locus?name=AT1G99920', seen: /^Locus: AT1G99920/ },
  { name: 'locus-missing', path: '/locus?name=NOPE', seen: 'Page Not Found' },
  { name: 'germplasm', path: async (request) => `/germplasm?key=${await findGermplasmKey(request, 'CS25')}`, seen: 'Germplasm: CS25' },
  { name: 'germplasm-crowded', path: '/germplasm?key=900000301', seen: 'Germplasm: demo-1' },
  { name: 'gene', path: '/gene?name=AT4G18960.1', seen: 'Gene: AT4G18960.1' },
  { name: 'keyword', path: '/keyword?key=163', seen: 'Keyword' },
  { name: 'marker', path: '/marker?accession=900000001', seen: /^Genetic Marker: DEMO_/ },
  { name: 'polymorphism', path: '/polyallele?name=demo-1', seen: 'Polymorphism: demo-1' },
  { name: 'publication', path: '/publication?key=182', seen: 'Publication:182' },
  { name: 'species', path: '/species?key=3702', seen: 'Species: Arabidopsis thaliana' },
  { name: 'clone', path: '/clone?name=demo_clone1', seen: 'Clone: DEMO_CLONE1' },
  { name: 'clone-bare', path: '/clone?name=DEMO_CLONE_BARE', seen: 'Clone: DEMO_CLONE_BARE' },
  { name: 'cloneend', path: '/cloneend?accession=900000501', seen: 'CloneEnd: DEMO_CLONE1-T7' },
  { name: 'vector', path: '/vector?key=900000201', seen: 'Vector' },
  { name: 'library', path: '/library?key=900000301', seen: 'Library: DEMO_LIBRARY1' },
  { name: 'hoststrain', path: '/hoststrain?key=900000101', seen: 'Host Strain: DEMO_STRAIN1' },
  { name: 'sequence', path: '/sequence?key=900000101', seen: 'Sequence' },
  { name: 'protocol', path: '/protocol?id=900000201', seen: 'Protocol' },
  { name: 'array-element', path: '/array_element?id=36863', seen: 'Array Element' },
  { name: 'array-element-crowded', path: '/array_element?key=DEMO_PROBE_s_at', seen: 'Array Element' },
  { name: 'array-element-bare', path: '/array_element?key=DEMO_PROBE_BARE', seen: 'Array Element' },
  { name: 'person', path: async (request) => `/person?key=${await findMemberKey(request, 'Example, Flora')}`, seen: 'Person' },
  { name: 'person-bare', path: async (request) => `/person?key=${await findMemberKey(request, 'Nemo')}`, seen: 'Person' },
  {
    name: 'organization',
    path: async (request) => `/organization?key=${await findMemberKey(request, 'Demonstration Stock Centre')}`,
    seen: 'Organization',
  },
  { name: 'results', path: search('AG'), seen: /^\d+ genes?$/ },
  { name: 'results-long', path: search('AT1G9'), seen: /^\d+ genes$/ },
  { name: 'results-germplasm', path: search('DEMO', 'germplasm'), seen: /^[\d,]+ germplasms$/ },
  { name: 'results-community', path: search('example', 'community'), seen: /^\d+ people and labs$/ },
  { name: 'results-none', path: search('zzzzqqqq'), seen: '0 genes' },
  { name: 'results-clones', path: search('DEMO', 'dna'), seen: /^\d+ clones$/ },
  { name: 'results-searching', path: search('AG'), seen: 'Searching genes', prepare: neverAnswer },
  { name: 'results-failed', path: search('AG'), seen: 'Search Results', prepare: failSearch },
]

const widths = [1440, 390]
const themes = ['light', 'dark'] as const

for (const scene of scenes) {
  test(`${scene.name} is clean at every width and in both themes`, async ({ page, request }, { project }) => {
    const errors = listenForErrors(page)
    await scene.prepare?.(page)
    const path = typeof scene.path === 'string' ? scene.path : await scene.path(request)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene.seen)
    // Width and theme are followed by a page that stands, as by a reader who turns the phone or dims the room.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
        await checkPage(page)
        await page.screenshot({ path: join(project.outputDir, 'gallery', `${scene.name}-${width}-${colorScheme}.png`), fullPage: true })
      }
    }
    expect(errors).toEqual([])
  })
}
