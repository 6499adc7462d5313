import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LocusNeighbourhood } from '../../contract/interactions/locus-neighbourhood.ts'
import { locusKind } from '../../contract/locus-kind.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { page } from '../locus-page.tsx'
import { placeAround } from './place-around.ts'

const gene = (key: number, label: string, symbol: string | null) => ({ locus: { kind: 'locus' as const, key, label }, symbol })
const answer: LocusNeighbourhood = {
  genes: [gene(1, 'AT4G18960', 'AG'), gene(2, 'AT1G24260', 'SEP3'), gene(3, 'AT5G61850', 'LFY')],
  edges: [
    { from: 0, to: 1, interactionType: 'physical', effect: null, sources: ['CKN', 'TAIR'], statements: 3, isCompiled: false },
    { from: 2, to: 0, interactionType: 'regulatory', effect: 'activates', sources: ['BAR'], statements: 1, isCompiled: true },
    { from: 2, to: 1, interactionType: null, effect: null, sources: ['BioGRID'], statements: 1, isCompiled: false },
  ],
  partners: 5,
}

let requests: string[] = []
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(url.includes('/neighbourhood') ? answer : { total: 0 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[NETWORK-016] the neighbourhood is fetched when it is opened: picture, table of the same edges, and a link to the network', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const button = await screen.findByRole('button', { name: 'Show the neighbourhood of AT4G18960' })
  expect(requests.filter((url) => url.includes('neighbourhood'))).toEqual([])
  fireEvent.click(button)
  const figure = within(await screen.findByRole('figure', { name: 'Neighbourhood of AT4G18960' }))
  const marks = () => figure.getAllByRole('button', { name: /, by / }).map((mark) => mark.getAttribute('aria-label'))
  expect(marks()).toEqual(['AG binds SEP3, by CKN, TAIR', 'LFY activates AG, by BAR', 'LFY interacts with SEP3, by BioGRID'])
  expect(figure.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'activates 1',
    'binds 1',
    'kind not stated 1',
    'only in a compilation 1',
  ])
  expect(screen.getByText(/and the 2 of its 5 partners that most sources name\./)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open these genes as a network' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toBe('/tools/network?items=AT4G18960,AT1G24260,AT5G61850')
  fireEvent.click(figure.getByRole('button', { name: 'View as table' }))
  const rows = () =>
    within(screen.getByRole('table', { name: 'Edges around AT4G18960' }))
      .getAllByRole('row')
      .slice(1)
  expect(rows().map((row) => row.textContent)).toEqual([
    'AGbindsSEP3CKN, TAIR3',
    'LFYactivatesAGBAR (compilation)1',
    'LFYinteracts withSEP3BioGRID1',
  ])
  fireEvent.click(figure.getByRole('radio', { name: 'Its own edges' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(marks()).toHaveLength(2)
})

test('[NETWORK-016] a locus without interactions has nothing of it', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, interactions: { rows: [], total: 0, counts: [] } })
  expect(screen.queryByRole('button', { name: /neighbourhood/ })).toBeNull()
})

test('[NETWORK-016] partners stand around the gene without chance, apart from each other', () => {
  const places = placeAround(30)
  expect(places).toEqual(placeAround(30))
  expect(places[0]).toEqual({ x: 0.5, y: 0.5 })
  expect(new Set(places.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(31)
  for (const { x, y } of places) for (const at of [x, y]) expect(at >= 0 && at <= 1).toBe(true)
})
