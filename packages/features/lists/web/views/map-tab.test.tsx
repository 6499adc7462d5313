import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListPlaces, PlacedGene } from '../../contract/views/list-places.ts'
import { MapTab } from './map-tab.tsx'

afterEach(() => vi.unstubAllGlobals())

const gene = (key: number, label: string, symbol: string | null, chromosome: PlacedGene['chromosome'], start: number): PlacedGene => ({
  locus: { kind: 'locus', key, label },
  symbol,
  chromosome,
  start,
  end: start + 2000,
})
const ft = gene(1, 'AT1G65480', 'FT', 'Chr1', 24_331_400)
const nameless = gene(2, 'AT4G18970', null, 'Chr4', 10_389_000)
const rps = gene(3, 'ATCG01210', 'RRN16S.2', 'ChrC', 136_000)

const places: ListPlaces = {
  releaseId: 'r1',
  bins: [
    { chromosome: 'Chr1', start: 24_250_001, count: 1 },
    { chromosome: 'Chr4', start: 10_250_001, count: 1 },
    { chromosome: 'ChrC', start: 1, count: 1 },
  ],
  unplaced: 2,
  total: 3,
  genes: [ft, nameless, rps],
}

/** A server that names the genes of the requested region. */
function answer(whole: ListPlaces = places) {
  vi.stubGlobal('fetch', async (path: string) => {
    const region = new URL(path, 'https://example.org').searchParams.get('region')
    return Response.json(region ? { ...whole, total: 1, genes: [ft] } : whole)
  })
}

const show = (query = '') => renderInSite(<MapTab name="Flowering" contentId={'A'.repeat(22)} />, `/lists/x?tab=map${query}`)
const drawing = () => screen.findByRole('group', { name: 'Flowering on the genome' })

test('[LIST-053] a list lies on five chromosomes and the organelles, with what has no place', async () => {
  answer()
  await show()
  const picture = await drawing()
  expect(picture.textContent).toMatch(/Chr1.*Chr2.*Chr3.*Chr4.*Chr5.*ChrC/)
  expect(screen.getByText('3 placed, 2 not placed')).toBeTruthy()
  expect(within(picture).getByRole('button', { name: 'ChrC: 0.0–0.15 Mb: 1 gene' })).toBeTruthy()
  for (const name of ['Save SVG', 'Save PNG', 'View as table']) expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('[LIST-053] names are shown on demand: symbols, and loci without one; the switch is in the address', async () => {
  answer()
  const { router } = await show()
  const picture = await drawing()
  expect(within(picture).queryByText('FT')).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: 'Names' }))
  expect(await within(picture).findByText('FT')).toBeTruthy()
  expect(within(picture).getByText('AT4G18970')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('all names are shown')
  expect(router.state.location.searchStr).toBe('?tab=map&names=1')
  fireEvent.click(screen.getByRole('switch', { name: 'Names' }))
  await waitFor(() => expect(within(picture).queryByText('FT')).toBeNull())
})

test('[LIST-053] a chosen region is in the address and shows its genes with names', async () => {
  answer()
  const { router } = await show()
  const all = within(await screen.findByRole('table', { name: 'Genes of all chromosomes' }))
  expect(all.getAllByRole('link').map((link) => link.textContent)).toEqual(['AT1G65480', 'AT4G18970', 'ATCG01210'])
  fireEvent.keyDown(within(await drawing()).getByRole('button', { name: /^Chr1/ }), { key: 'Enter' })
  const table = within(await screen.findByRole('table', { name: 'Genes of Chr1: 24.25–24.5 Mb' }))
  expect(table.getAllByRole('row').at(1)?.textContent).toBe('AT1G65480FTChr124,331,40024,333,400')
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
  expect(router.state.location.searchStr).toBe('?tab=map&region=Chr1%3A24250001-24500000')
})

test('[LIST-053] more genes than can be named are counted, and a region is requested', async () => {
  answer({ ...places, total: 2001, genes: [] })
  await show('&names=1')
  await drawing()
  expect(screen.getByRole('status').textContent).toBe('too many genes to label (2,001); choose a region with at most 2,000 genes')
  expect(screen.getByText(/^2,001 genes are more than can be listed here/)).toBeTruthy()
})

test('[LIST-053] genes without any place say so', async () => {
  answer({ ...places, bins: [], unplaced: 5, total: 0, genes: [] })
  await show()
  expect(await screen.findByText('None of these genes is placed on the genome.')).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
})
