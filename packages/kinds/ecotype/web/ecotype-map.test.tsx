import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ecotypeKind } from '../contract/ecotype-kind.ts'
import type { EcotypeHit } from '../contract/ecotype-search-card.ts'
import { bareEcotype } from '../fixtures/bare-ecotype.ts'
import { bur0 } from '../fixtures/bur0.ts'
import { cvi0 } from '../fixtures/cvi0.ts'
import { page } from './ecotype-page.tsx'
import { EcotypeResultsMap } from './ecotype-results-map.tsx'

// The page loads it on demand; the first test should not wait for that.
beforeAll(async () => {
  await import('@rosette/ui-kit/pictures/world-map/world-map-picture.tsx')
})

const map = () => screen.findByLabelText(/Recorded origin|these results/, { selector: 'figure' }, { timeout: 10_000 })

test('[DECO-005] [DECO-006] [DECO-007] the map has this accession, where another source puts it, and its neighbours as links', async () => {
  await renderRecord(ecotypeKind, page, bur0)
  const marks = within(await map())
  expect(marks.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Bur-0, AraPheno, 54.10° N, 6.20° W',
    'Bur-0, 1001 Genomes',
  ])
  expect(marks.getAllByRole('link').map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('href')])).toEqual([
    ['Bur-0, accession 5719, 0 km away', '/ecotype?key=1000000203'],
    ['Kil-0, accession 7192, 175 km away', '/ecotype?key=1000000204'],
    ['Cvi-0, accession 6911, 4,533 km away', '/ecotype?key=1000000200'],
  ])
  expect(marks.getByText('221 km')).toBeTruthy()
})

test('[DECO-005] every mark is a row of the table', async () => {
  await renderRecord(ecotypeKind, page, bur0)
  const figure = within(await map())
  fireEvent.click(figure.getByRole('button', { name: 'View as table' }))
  expect(within(figure.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 5)
})

test('[DECO-005] an ecotype without a position has no map', async () => {
  await renderRecord(ecotypeKind, page, bareEcotype)
  expect(screen.queryByRole('heading', { name: 'Recorded origin' })).toBeNull()
  expect(screen.queryByRole('table', { name: 'Nearest accessions' })).toBeNull()
})

test('[DECO-006] sources that differ are both named, with the distance', async () => {
  await renderRecord(ecotypeKind, page, bur0)
  expect(screen.getByRole('note').textContent).toBe(
    'Two sources place Bur-0 221 km apart. AraPheno: 54.10° N, 6.20° W. 1001 Genomes: 53.08° N, 9.08° W. Check before using climate or geography.',
  )
})

test('[DECO-006] sources that agree need no note and are one mark', async () => {
  await renderRecord(ecotypeKind, page, cvi0)
  expect(screen.queryByRole('note')).toBeNull()
  expect(within(await map()).getAllByRole('img')).toHaveLength(1)
})

test('[DECO-007] the nearest accessions are listed with number, country, distance and source', async () => {
  await renderRecord(ecotypeKind, page, bur0)
  const [, ...rows] = within(screen.getByRole('table', { name: 'Nearest accessions' })).getAllByRole('row')
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(texts).toEqual([
    ['Bur-0', '5719', 'Ireland', '0 km', 'same name, AraPheno'],
    ['Kil-0', '7192', 'United Kingdom', '175 km', '1001 Genomes (germany)'],
    ['Cvi-0', '6911', 'Cape Verde', '4,533 km', '1001 Genomes (relict)'],
  ])
})

const hit = (speciesVariantId: number, full_name: string, place: readonly [number, number] | null): EcotypeHit => ({
  speciesVariantId,
  full_name,
  abbrev_name: null,
  aliases: [],
  location: null,
  country: 'Ireland',
  stock_number: [],
  latitude: place?.[0] ?? null,
  longitude: place?.[1] ?? null,
  distance_km: null,
})

const search = { call: 'ecotype', what: { searchTerms: [] }, options: { page: 1, pageSize: 25, facets: true } }
const drawMap = (hits: EcotypeHit[], total = hits.length, near: { latitude: number; longitude: number }[] = []) =>
  renderInSite(<EcotypeResultsMap hits={hits} total={total} search={search} near={near} />)
const markLabels = async () =>
  within(await map())
    .getAllByRole('link')
    .map((mark) => mark.getAttribute('aria-label'))

afterEach(() => vi.unstubAllGlobals())

test('[DECO-008] results with a position are on a map, each a link, and it says how many have none', async () => {
  await drawMap([hit(1, 'Bur-0', [54.1, -6.2]), hit(2, 'XX-0', null)])
  expect(screen.getByText('1 of 2 have a position')).toBeTruthy()
  expect(await markLabels()).toEqual(['Bur-0, Ireland, 54.10° N, 6.20° W'])
  expect(
    within(await map())
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/ecotype?key=1')
})

test('[DECO-008] those of the other pages are on the map too, at most 2,000', async () => {
  const requests: unknown[] = []
  const docs = [hit(1, 'Bur-0', [54.1, -6.2]), hit(2, 'XX-0', null), hit(3, 'Cvi-0', [15.1, -23.6])]
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    requests.push(JSON.parse(String(body)))
    return Response.json({ docs, total: 2500, error: null })
  })
  await drawMap([hit(1, 'Bur-0', [54.1, -6.2])], 2500)
  expect(await screen.findByText('2 of the first 3 of 2,500 have a position')).toBeTruthy()
  expect(await markLabels()).toEqual(['Bur-0, Ireland, 54.10° N, 6.20° W', 'Cvi-0, Ireland, 15.10° N, 23.60° W'])
  expect(requests).toEqual([{ searchTerms: [], rowsLimit: 2000 }])
})

test('[DECO-009] the map of results begins with all of them, has a scale, and zooms', async () => {
  await drawMap([hit(1, 'Bur-0', [54.1, -6.2]), hit(2, 'Kil-0', [55.6, -5.7])])
  const figure = within(await map())
  expect(figure.getByText('100 km')).toBeTruthy()
  fireEvent.click(figure.getByRole('button', { name: 'Zoom in' }))
  expect(figure.getByText('50 km')).toBeTruthy()
  fireEvent.click(figure.getByRole('button', { name: 'Whole world' }))
  expect(figure.queryByText(/km$/)).toBeNull()
  expect(figure.getByRole('button', { name: 'Zoom out' })).toHaveProperty('disabled', true)
})

test('[DECO-008] results without any position have no map', async () => {
  await drawMap([hit(2, 'XX-0', null)])
  expect(document.querySelector('details')).toBeNull()
})

test('[FECO-008] the map of a search near a place has that place, which is not counted as an ecotype', async () => {
  await drawMap([hit(1, 'Bur-0', [54.1, -6.2])], 1, [{ latitude: 54, longitude: -6 }])
  expect(screen.getByText('all 1')).toBeTruthy()
  expect(screen.getByText('place searched for')).toBeTruthy()
  expect((await map()).querySelectorAll('[data-look="here"]').length).toBeGreaterThan(0)
})
