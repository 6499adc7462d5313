import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FamilyMember } from '../contract/family-summary.ts'
import { transposonfamilyKind } from '../contract/transposonfamily-kind.ts'
import { atcopia93 } from '../fixtures/atcopia93.ts'
import { page } from './transposonfamily-page.tsx'

test('[DTFAM-001] the page is found by key, is called Transposon Family and has a Summary', async () => {
  expect(transposonfamilyKind.lookups).toEqual([])
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  await renderRecord(transposonfamilyKind, page, atcopia93)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Transposon Family')
})

test('[DTFAM-002] elements are links with chromosome, start and end, ten on a page', async () => {
  const associatedTransposons: FamilyMember[] = Array.from({ length: 11 }, (_, index) => ({
    transposon: { kind: 'transposon', key: 100 + index, label: `AT1TE900${10 + index}` },
    chromosome: 'Chr1',
    startPosition: 1000 * (index + 1),
    endPosition: 1000 * (index + 1) + 99,
  }))
  await renderRecord(transposonfamilyKind, page, { ...atcopia93, copies: { ...atcopia93.copies, count: 11 }, associatedTransposons })
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'Chromosome', 'Start', 'End'])
  expect(table.getByRole('link', { name: 'AT1TE90010' }).getAttribute('href')).toBe('/transposon?key=100')
  expect(table.getAllByRole('row')).toHaveLength(11)
  expect(table.getByText('1,099')).toBeTruthy()
})

afterEach(() => vi.unstubAllGlobals())

test('[GENOME-004] few copies are ticks that lead to them', async () => {
  await renderRecord(transposonfamilyKind, page, atcopia93)
  const picture = within(screen.getByRole('figure', { name: 'Copies of ATCOPIA93' }))
  expect(picture.getAllByRole('link').map((tick) => tick.getAttribute('aria-label')?.split(',')[0])).toEqual([
    'AT1TE41580',
    'AT1TE54585',
    'AT4TE10320',
    'AT5TE20395',
  ])
})

/** The part of the server, with one copy in every region. */
function answerCopies() {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://example.org')
    requests.push(url.searchParams.get('region') ?? '')
    const copies = atcopia93.associatedTransposons.slice(0, 1).map((copy) => ({ ...copy, orientation: 'R' }))
    return Response.json({ total: url.searchParams.get('region') ? 1 : 413, copies, next: null })
  })
  return requests
}

test('[GENOME-004] [GENOME-002] many copies are bars; one of them filters the table, and its chip removes the filter', async () => {
  const requests = answerCopies()
  const many = { ...atcopia93, copies: { ...atcopia93.copies, count: 413 } }
  await renderRecord(transposonfamilyKind, page, many, '/transposonfamily?key=1000000301')
  const card = () => within(screen.getByRole('region', { name: 'Copies' }))
  await waitFor(() => expect(card().getByText('All copies')).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: /^Chr4: 2.0–2.25 Mb: 1 copy/ }))
  await waitFor(() => expect(card().getByText('Copies that begin on Chr4: 2.0–2.25 Mb')).toBeTruthy())
  await waitFor(() => expect(card().getByText('1 of 413')).toBeTruthy())
  fireEvent.click(screen.getByRole('button', { name: /^Remove filter/ }))
  await waitFor(() => expect(card().getByText('All copies')).toBeTruthy())
  expect(requests).toEqual(['', 'Chr4:2000001-2250000'])
})

test('[GENOME-004] the button opens as many copies as it says', async () => {
  await renderRecord(transposonfamilyKind, page, atcopia93)
  const href = screen.getByRole('link', { name: 'Open 4 copies in results' }).getAttribute('href') ?? ''
  const criteria = new URL(href, 'https://example.org').searchParams.get('search_params')
  expect(JSON.parse(criteria ?? '')).toEqual({ type_family: 'exactly', input_family: 'ATCOPIA93' })
})
