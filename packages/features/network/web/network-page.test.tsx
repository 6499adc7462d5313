import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NetworkAnswer, NetworkExpected } from '../contract/network-answer.ts'
import { floralNetwork } from './fixtures/floral-network.ts'
import { NetworkPage } from './network-page.tsx'
import { networkFileCall } from './network-query.ts'

const expected: NetworkExpected = {
  draws: 10_000,
  seed: 1,
  kinds: [
    { kind: 'binding', genes: 3, observed: 1, random: { mean: 0.2, low: 0, high: 1, p: 0.0002 } },
    { kind: 'regulation', genes: 2500, observed: 2, random: null },
  ],
}

let requests: string[] = []
let answer: NetworkAnswer = floralNetwork

beforeEach(() => {
  requests = []
  answer = floralNetwork
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(address.includes('/expected') ? expected : answer)
  })
})

const page = () => renderInSite(<NetworkPage />, '/tools/network?items=AG,SEP3')

test('[NETWORK-008] up to 80 edges are a graph whose marks are the rows of the table; a matrix is one click apart', async () => {
  const { router } = await page()
  const picture = within(await screen.findByRole('figure', { name: 'Network' }))
  const marks = async () => (await picture.findAllByRole('button', { name: /, by / })).map((mark) => mark.getAttribute('aria-label'))
  const edges = [
    'AG binds SEP3, by TAIR, CKN',
    'SEP3 activates AG, by AtRegNet',
    'AG represses AP3, by CKN',
    'AG interacts with AT5G10140, by BioGRID',
  ]
  expect(await marks()).toEqual(edges)
  const rows = within(screen.getByRole('table', { name: 'Edges' }))
    .getAllByRole('row')
    .slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent)
        .join(' '),
    ),
  ).toEqual(['AG binds SEP3 TAIR, CKN', 'SEP3 activates AG AtRegNet', 'AG represses AP3 CKN', 'AG interacts with AT5G10140 BioGRID'])
  expect(document.querySelector('marker')).not.toBeNull()
  fireEvent.click(picture.getByRole('radio', { name: 'Matrix' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('view=matrix'))
  expect(document.querySelector('marker')).toBeNull()
  expect(await marks()).toEqual(edges)
})

test('[NETWORK-008] more than 80 edges begin as a matrix; more than 500 are not drawn, and the page says so', async () => {
  answer = { ...floralNetwork, total: 81 }
  const { unmount } = await page()
  expect((await screen.findByRole('radio', { name: 'Matrix' })).hasAttribute('checked')).toBe(true)
  unmount()
  answer = { ...floralNetwork, total: 501 }
  await page()
  expect(await screen.findByText(/^501 edges are too many for a picture/)).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Edges' })).toBeTruthy()
})

test('[NETWORK-008] a chosen edge shows every statement about its pair, with source, evidence, method and article', async () => {
  await page()
  fireEvent.click(await screen.findByRole('button', { name: 'AG binds SEP3, by TAIR, CKN' }))
  const card = within(await screen.findByRole('region', { name: 'AG and SEP3' }))
  expect(card.getByText('2 edges, 3 statements')).toBeTruthy()
  const statements = card.getAllByRole('listitem').map((item) => Array.from(item.children, (part) => part.textContent))
  expect(statements).toEqual([
    ['TAIR', 'yeast two-hybrid assay', 'PubMed 9418042 (opens in a new tab)'],
    ['CKN (compilation)', 'rank 1 (best); method not stated', 'no article named'],
    ['AtRegNet', 'activates; method not stated', 'no article named'],
  ])
})

test('[NETWORK-006] filters are in the address; hidden edges are counted', async () => {
  const { router } = await page()
  const filters = within(await screen.findByRole('region', { name: 'Filters' }))
  expect(filters.getByText('3 edges hidden: regulation without a stated effect.')).toBeTruthy()
  const kinds = within(filters.getByRole('group', { name: 'Kind' })).getAllByRole('checkbox')
  expect(kinds.map((box) => box.hasAttribute('checked'))).toEqual([true, true, false, true])
  fireEvent.click(filters.getByRole('checkbox', { name: /^regulation, effect not stated/ }))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('kind=binding%7Cregulation%7Cunclear%7Cunstated'))
  fireEvent.click(filters.getByRole('checkbox', { name: /^CKN/ }))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('source=TAIR%7CAtRegNet%7CBioGRID'))
  fireEvent.change(filters.getByRole('combobox', { name: 'Method' }), { target: { value: 'not stated' } })
  fireEvent.click(await filters.findByRole('radio', { name: /^Original article named/ }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toMatch(/method=not\+stated.*evidence=paper/))
})

test('[NETWORK-007] the observed number stands beside the expected one, with how it was made', async () => {
  await page()
  const facts = within(await screen.findByRole('region', { name: 'Observed and expected' }))
  expect(facts.getByText('1 edge of 3 genes')).toBeTruthy()
  expect(facts.getByText('0.2 expected, 0 to 1 in 95 of 100 draws, p = 2.0e-4')).toBeTruthy()
  expect(facts.getByText(/^Too many genes for random draws/)).toBeTruthy()
  expect(facts.getByText(/10,000 draws \(seed 1\)/)).toBeTruthy()
})

test('[NETWORK-009] connected parts and genes without a partner become lists; what matched nothing is said', async () => {
  await page()
  const parts = within(await screen.findByRole('region', { name: 'Connected parts' }))
  expect(parts.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual(['Part 1', 'Without a partner'])
  expect(parts.getAllByRole('button', { name: 'Save as list' })).toHaveLength(2)
  expect(screen.getByText(/1 id matched no single gene/)).toBeTruthy()
})

test('[NETWORK-014] groups of the GO slim are colours and letters in graph, matrix, table and legend', async () => {
  const groups: Record<string, string[]> = {
    AT4G18960: ['transcription', 'other binding'],
    AT1G24260: ['transcription', 'signaling'],
    AT3G54340: ['signaling', 'transcription'],
  }
  answer = { ...floralNetwork, nodes: floralNetwork.nodes.map((node) => ({ ...node, groups: groups[node.locus.label] ?? [] })) }
  const { router } = await page()
  fireEvent.change(await screen.findByRole('combobox', { name: 'Colour genes by' }), { target: { value: 'biological process' } })
  await vi.waitFor(() => expect(requests.at(-1)).toContain('groups=biological+process'))
  expect(router.state.location.searchStr).toContain('groups=biological')
  const figure = screen.getByRole('figure', { name: 'Network' })
  const legend = () =>
    within(figure)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(legend().slice(-4)).toEqual([
    'A transcription (3 genes)',
    'B signaling (2 genes)',
    'C other binding (1 gene)',
    'no letter: 1 gene in none of these groups',
  ])
  const letters = () => [...figure.querySelectorAll('svg text')].map((text) => text.textContent)
  expect(letters()).toEqual(['AG A C', 'SEP3 A B', 'AP3 A B', 'AT5G10140'])
  const row = within(screen.getByRole('table', { name: 'Edges' })).getAllByRole('row')[1]
  expect(row?.textContent).toMatch(/^AG A CbindsSEP3 A B/)
  fireEvent.click(within(figure).getByRole('radio', { name: 'Matrix' }))
  await vi.waitFor(() => expect(letters()).toContain('SEP3 A B'))
  expect(figure.querySelector('marker')).toBeNull()
})

test('[NETWORK-014] the genes of a chosen list have a letter, and colours are not sent with files', async () => {
  answer = { ...floralNetwork, nodes: floralNetwork.nodes.map((node, at) => ({ ...node, isMarked: at === 0 })) }
  const mark = 'A'.repeat(22)
  await renderInSite(<NetworkPage />, `/tools/network?items=AG,SEP3&mark=${mark}`)
  const figure = await screen.findByRole('figure', { name: 'Network' })
  expect(requests.some((address) => address.includes(`mark=${mark}`))).toBe(true)
  await vi.waitFor(() => expect(figure.textContent).toContain('A in the list'))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colour genes by' }).value).toBe('mark')
  expect(networkFileCall(new URLSearchParams({ items: 'AG', mark, groups: 'biological process' }), 'mitab').query).toEqual({
    items: 'AG',
    format: 'mitab',
  })
})
