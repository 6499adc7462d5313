import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExpressionMatrix } from '../contract/expression-answer.ts'
import { ExpressionPage } from './expression-page.tsx'
import { floralMatrix } from './fixtures/floral-matrix.ts'

let requests: string[] = []
let answer: ExpressionMatrix = floralMatrix

beforeEach(() => {
  requests = []
  answer = floralMatrix
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(answer)
  })
})

const page = (more = '') => renderInSite(<ExpressionPage />, `/tools/expression?items=AG,AP3${more}`)
const figure = async () => within(await screen.findByRole('figure', { name: 'Expression of 6 genes in Tissue atlas' }))
const picture = async () => (await figure()).getByRole('application', { name: 'Expression of 6 genes in Tissue atlas' })

test('[EXPR-022] a sentence stands above the picture, and a line says the cell that arrow keys lead to', async () => {
  await page()
  expect((await figure()).getByText(/^6 of 8 genes are measured in Tissue atlas, highest in Flower parts \(3\)/)).toBeTruthy()
  const shown = await figure()
  expect(shown.getByText('AT1G71692 in Root (Root): 132 TPM, z 1.8, highest of 5')).toBeTruthy()
  fireEvent.keyDown(await picture(), { key: 'ArrowDown' })
  fireEvent.keyDown(await picture(), { key: 'End' })
  expect(shown.getByText(/^AG AT4G18960 in Petals \(Flower parts\): 2\.0 TPM, z /)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Open AG' }).getAttribute('href')).toContain('/locus?key=1')
})

test('[EXPR-022] Enter opens the gene; keys that are not of the picture are left to the browser', async () => {
  const { router } = await page()
  expect(fireEvent.keyDown(await picture(), { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(await picture(), { key: 'ArrowDown', altKey: true })).toBe(true)
  fireEvent.keyDown(await picture(), { key: 'Enter' })
  await vi.waitFor(() => expect(router.state.location.href).toContain('/locus?key=6'))
})

test('[EXPR-022] Shift selects genes, B their branch, Escape clears; the selection becomes a list', async () => {
  await page()
  const shown = await figure()
  expect(shown.queryByRole('button', { name: 'Save as list' })).toBeNull()
  fireEvent.keyDown(await picture(), { key: 'ArrowDown' })
  fireEvent.keyDown(await picture(), { key: 'ArrowDown', shiftKey: true })
  expect(shown.getByText('2 genes selected: AG, PI')).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Save as list' })).toBeTruthy()
  fireEvent.keyDown(await picture(), { key: 'Escape' })
  expect(shown.queryByText(/selected/)).toBeNull()
  fireEvent.keyDown(await picture(), { key: 'b' })
  expect(shown.getByText('2 genes selected: PI, AP3')).toBeTruthy()
  fireEvent.click(shown.getByRole('button', { name: 'Wider branch' }))
  expect(shown.getByText('3 genes selected: AG, PI, AP3')).toBeTruthy()
  fireEvent.click(shown.getByRole('button', { name: 'Clear' }))
  expect(shown.queryByText(/selected/)).toBeNull()
})

test('[EXPR-021] colour, orders, data set and organ are in the address; only the last two ask the server', async () => {
  const { router } = await page()
  await picture()
  const choices = within(screen.getByRole('region', { name: 'What is shown' }))
  fireEvent.click(choices.getByRole('radio', { name: 'Absolute (TPM)' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('colour=absolute'))
  expect((await figure()).getByText('≥ 100')).toBeTruthy()
  fireEvent.click(choices.getByRole('radio', { name: 'List order' }))
  await vi.waitFor(async () => expect((await figure()).getByText(/^AG AT4G18960 in Root/)).toBeTruthy())
  fireEvent.click(within(choices.getByRole('group', { name: 'Samples' })).getByRole('radio', { name: 'Clustered' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('samples=clustered'))
  expect(requests).toHaveLength(1)
  fireEvent.change(choices.getByRole('combobox', { name: 'Organ' }), { target: { value: 'Leaf' } })
  await vi.waitFor(() => expect(requests.at(-1)).toContain('organ=Leaf'))
  fireEvent.change(choices.getByRole('combobox', { name: 'Data set' }), { target: { value: 'leaf_stress' } })
  await vi.waitFor(() => expect(requests.at(-1)).toContain('dataSet=leaf_stress'))
  expect(requests.at(-1)).not.toMatch(/organ|colour|genes=|samples=/)
})

test('[EXPR-023] the legend prints every limit; all values are a table in the order of the picture', async () => {
  await page()
  const shown = await figure()
  const legend = shown.getByRole('list', { name: 'z-score of log₂(TPM + 1) within the gene' })
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'z-score of log₂(TPM + 1) within the gene',
    '< −2',
    '−2 to −1',
    '−1 to −0.5',
    '−0.5 to 0.5',
    '0.5 to 1',
    '1 to 2',
    '2 to 3',
    '≥ 3',
    'not measured',
  ])
  fireEvent.click(shown.getByRole('button', { name: 'View as table' }))
  const rows = within(shown.getByRole('table')).getAllByRole('row')
  const cells = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  expect(cells.map(([gene]) => gene)).toEqual(['AT1G71692', 'AT4G18960', 'AT5G20240', 'AT3G54340', 'AT5G10140', 'AT2G14210'])
  expect(cells[4]).toEqual(['AT5G10140', 'FLC', '14.0', 'Young leaf', '4', '8.0', '14.0', 'Not measured', '1.0', '2.0'])
})

test('[EXPR-023] genes without values are listed by what they lack, and are lists themselves', async () => {
  await page()
  await picture()
  const card = within(screen.getByRole('region', { name: 'Without values' }))
  for (const [title, gene] of [
    ['Not measured', 'AT1G01010'],
    ['Not in the data set', 'AT5G61850'],
  ] as const) {
    const group = within(card.getByRole('region', { name: title }))
    expect(group.getByRole('link', { name: gene })).toBeTruthy()
    expect(group.getByRole('button', { name: 'Save as list' })).toBeTruthy()
  }
  expect(screen.getByText(/1 id matched no single gene/)).toBeTruthy()
})

test('[EXPR-021] samples that are left out are counted, and a list without values is a sentence', async () => {
  answer = { ...floralMatrix, genes: [], samplesLeftOut: 12 }
  await page()
  expect(await screen.findByText('0 of 2 genes are measured in Tissue atlas.')).toBeTruthy()
  expect(screen.getByText('12 samples not shown:')).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
})

test('without genes the page asks for a list; an unknown setting is said', async () => {
  await renderInSite(<ExpressionPage />, '/tools/expression')
  expect(await screen.findByRole('link', { name: /^Floral organs/ })).toBeTruthy()
  expect(requests).toEqual([])
})
