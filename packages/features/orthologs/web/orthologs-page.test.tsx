import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OrthologsAnswer } from '../contract/orthologs-call.ts'
import { OrthologsPage } from './orthologs-page.tsx'

const list = 'L'.repeat(22)
const hit = { method: 'reciprocal best hits', source: 'evoGE', identity: 98.413, dNdS: 0.0796, score: 520, scoreName: 'bit score' }
const answer: OrthologsAnswer = {
  releaseId: 'r1',
  given: 3,
  notMatched: { count: 1, ids: ['NOT_A_GENE'] },
  species: [
    { species: 'Arabidopsis lyrata', genes: 1, loci: 23_844 },
    { species: 'Oryza sativa', genes: 0, loci: 20_000 },
  ],
  chosen: 'Arabidopsis lyrata',
  methods: ['Reciprocal best hits (evoGE): each of the two proteins …'],
  total: 2,
  from: 0,
  next: null,
  genes: [
    { locus: { kind: 'locus', key: 1, label: 'AT4G18960' }, symbol: 'AG', orthologs: [{ name: 'AL7G35210.t1', ...hit }] },
    { locus: { kind: 'locus', key: 2, label: 'AT5G10140' }, symbol: 'FLC', orthologs: [] },
  ],
}

let requests: string[] = []
let reported = answer
beforeEach(() => {
  requests = []
  reported = answer
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(reported)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('[ORTHO-003] each gene has a row with its orthologs, how they were found, and its absence said', async () => {
  await renderInSite(<OrthologsPage />, `/tools/orthologs?list=${list}`)
  const table = within(await screen.findByRole('table', { name: 'Orthologs in Arabidopsis lyrata' }))
  const [, first, second] = table.getAllByRole('row')
  expect(
    within(first ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['AG', 'AL7G35210.t1 98.4 % identical, dN/dS 0.08, bit score 520', 'reciprocal best hits (evoGE)'])
  expect(second?.textContent).toContain('No ortholog known')
  expect(screen.getByText(/1 of 2 genes has an ortholog; of all loci of this release 23,844 have one/)).toBeTruthy()
  expect(screen.getByText(/NOT_A_GENE/)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'How they were found' }).textContent).toMatch(/^Reciprocal best hits \(evoGE\): each of the two/)
})

test('[ORTHO-003] [ORTHO-004] another species is another address, and both files are of it', async () => {
  await renderInSite(<OrthologsPage />, `/tools/orthologs?list=${list}`)
  fireEvent.change(await screen.findByRole('combobox', { name: 'Species' }), { target: { value: 'Oryza sativa' } })
  await vi.waitFor(() => expect(requests.at(-1)).toContain(`/api/orthologs?list=${list}&species=Oryza`))
  for (const format of ['tsv', 'csv']) {
    const link = await screen.findByRole('link', { name: `Download ${format.toUpperCase()}` })
    const address = new URL(link.getAttribute('href') ?? '', 'https://rosette.example')
    expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
      '/api/orthologs/file',
      { list, species: 'Oryza sativa', format },
    ])
  }
})

test('[ORTHO-003] a release without orthologs says so', async () => {
  reported = { ...answer, species: [], chosen: null, genes: [] }
  await renderInSite(<OrthologsPage />, '/tools/orthologs?items=AG')
  expect(await screen.findByText('This release has no orthologs.')).toBeTruthy()
})
