/** What must hold of the site with the searchable kind `gizmo`, as tests of a tree in which it was made. */
export const kindTests = { 'tools/gizmo.live.test.ts': serverTest(), 'tools/gizmo.test.tsx': pageTest() }

function serverTest(): string {
  return `import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'

const { as } = await demoSite()
const found = { docs: [{ name: 'example gizmo', description: 'Made up for the demo release' }], total: 1, error: null }
const address = '/gizmo/example%20gizmo'

test('the search box finds it', async () => {
  const { status, body } = await as('anonymous').post('/api/search/general', { searchText: 'example', category: 'gizmo' })
  expect([status, body]).toMatchObject([200, found])
})

test('the form counts it and finds it', async () => {
  const criteria = (search_input: string) => ({ searchTerms: [{ searchTerms: [{ search_type: 'description', search_method: 'contains', search_input }] }] })
  expect(await as('anonymous').post('/api/match-counts/gizmo', criteria('made up'))).toMatchObject({ status: 200, body: { total: 1 } })
  expect(await as('anonymous').post('/api/search/gizmo', criteria('made up'))).toMatchObject({ status: 200, body: found })
  expect(await as('anonymous').post('/api/search/gizmo', criteria('nothing'))).toMatchObject({ status: 200, body: { total: 0 } })
})

test('its summary has name, description and position', async () => {
  expect(await as('anonymous').get('/api/summary/gizmo/example%20gizmo')).toMatchObject({
    status: 200,
    body: { name: 'example gizmo', description: 'Made up for the demo release', position: 'Chr4:10380001-10381000', address },
  })
})

test('its page has JSON-LD', async () => {
  const { text } = await as('anonymous').get(address, { accept: 'text/html' })
  expect(JSON.parse(/<script type="application\\/ld\\+json"[^>]*>([^<]*)</.exec(text)?.[1] ?? '')).toMatchObject({
    '@type': 'BioChemEntity',
    identifier: 'example gizmo',
    description: 'Made up for the demo release',
    url: 'https://rosette.example' + address,
  })
})

test('a sitemap lists it', async () => {
  expect((await as('anonymous').get('/sitemap.xml')).text).toContain('https://rosette.example/sitemap/gizmo-1.xml')
  expect((await as('anonymous').get('/sitemap/gizmo-1.xml')).text).toContain('<loc>https://rosette.example' + address + '</loc>')
})

test('it can be fetched as files', async () => {
  expect((await as('anonymous').get('/api/summary/gizmo/example%20gizmo')).body).toMatchObject({ formats: ['json', 'tsv', 'bib'] })
  expect((await as('anonymous').get(address + '.json')).body).toMatchObject({ name: 'example gizmo', chromosome: 'Chr4' })
  expect((await as('anonymous').get(address + '.tsv')).text).toContain('name\\texample gizmo\\n')
  expect((await as('anonymous').get(address + '.bib')).text).toContain('Gizmo: example gizmo')
  expect((await as('anonymous').get(address + '.fasta')).status).toBe(404)
})

test('it is counted on the genome', async () => {
  const { body } = await as('anonymous').post('/api/search/gizmo', { searchTerms: [], genome: true })
  expect(body).toMatchObject({ total: 1, genome: { bins: [{ chromosome: 'Chr4', start: 10250001, count: 1 }], unplaced: 0 } })
})
`
}

function pageTest(): string {
  return `import { ResultsPage } from '@rosette/features/results/web/results-page.tsx'
import { SearchFormPage } from '@rosette/features/search/web/search-form-page.tsx'
import { menuOf } from '@rosette/features/site/contract/menus.ts'
import { siteDescriptionOf } from '@rosette/features/site/contract/site-descriptions.ts'
import { findSitePage } from '@rosette/features/site/contract/site-pages.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

const answer = { docs: [{ gizmoId: 7, name: 'example gizmo', description: null }], total: 1, error: null, lists: {} }
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
})

test('the menu leads to a page of the site', () => {
  const entry = menuOf('Advanced Search').entries.find(({ label }) => label === 'Gizmos')
  expect(entry?.target).toEqual({ page: '/search/gizmo' })
  const page = findSitePage('/search/gizmo')
  expect(page?.title).toBe('Gizmo Search')
  expect(page && siteDescriptionOf(page)).toContain('gizmos by name')
})

test('the form is filled in and leads to the results', async () => {
  const { router } = await renderInSite(<SearchFormPage category="gizmo" />, '/search/gizmo')
  fireEvent.change((await screen.findAllByLabelText('Text'))[0] ?? document.body, { target: { value: 'example' } })
  fireEvent.submit(screen.getByRole('form'))
  expect(router.history.location.href).toMatch('/results?mainType=detail&category=gizmo')
})

test('the results are drawn, with the question in words', async () => {
  const terms = [{ search_type: 'name', search_method: 'starts_with', search_input: 'exa' }]
  const address = '/results?' + new URLSearchParams({ mainType: 'detail', category: 'gizmo', search_params: JSON.stringify({ searchTerms: terms }) })
  await renderInSite(<ResultsPage />, address)
  expect(await screen.findByRole('heading', { level: 1, name: '1 gizmo' })).toBeTruthy()
  expect(document.body.textContent).toContain('Your query for gizmos where name starts with “exa” resulted in 1 match')
  expect((await screen.findByRole('link', { name: 'example gizmo' })).getAttribute('href')).toBe('/gizmo?key=7')
})

test('the results are drawn on the genome', async () => {
  const genome = { bins: [{ chromosome: 'Chr4', start: 10250001, count: 1 }], unplaced: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...answer, genome })))
  const criteria = JSON.stringify({ searchTerms: [] })
  await renderInSite(<ResultsPage />, '/results?' + new URLSearchParams({ mainType: 'detail', category: 'gizmo', search_params: criteria, view: 'genome' }))
  expect(await screen.findByText('1 placed, 0 not placed')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'On the genome' }).getAttribute('aria-pressed')).toBe('true')
})
`
}
