import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { SequenceTabs } from './locus-sequences.tsx'

const requests: string[] = []

/** A server that has the sequences of some models, or of none. */
function serve(answer: object) {
  vi.stubGlobal('fetch', async (address: string | Request) => {
    requests.push(String(address instanceof Request ? address.url : address))
    return new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } })
  })
}

const none = { geneModelName: 'AT4G18960.1', genomic: null, transcript: null, coding: null, protein: null }

afterEach(() => {
  requests.length = 0
  vi.unstubAllGlobals()
})

const draw = (change: Partial<typeof at4g18960> = {}) => renderInSite(<SequenceTabs record={{ ...at4g18960, ...change }} />)
const letters = () => screen.getByRole('region', { name: /^Sequence of/ })

test('[SEQ-001] [SEQ-006] four sequences with their lengths; the protein of the record is shown without a request', async () => {
  serve(none)
  await draw()
  const names = within(screen.getByRole('group', { name: 'Sequence' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(['Genomic 5,684 bp', 'Transcript 1,532 nt', 'CDS 759 nt', 'Protein 252 aa'])
  expect(letters().textContent?.replaceAll(/[\s\d]/g, '')).toBe(at4g18960.proteinSequences[0]?.sequence)
  expect(requests).toEqual([])
})

test('[SEQ-002] [SEQ-006] another tab asks for the sequences, and says so where the release has none', async () => {
  serve(none)
  await draw()
  fireEvent.click(screen.getByRole('radio', { name: /^Genomic/ }))
  expect(await screen.findByText('This release has no genomic sequence here.')).toBeTruthy()
  expect(requests).toEqual([expect.stringContaining('/detail/locus/sequences?key=2117144&model=AT4G18960.1')])
  expect(screen.queryByRole('region', { name: /^Sequence of/ })).toBeNull()
})

test('[SEQ-001] another gene model has sequences of its own', async () => {
  serve({ ...none, geneModelName: 'AT4G18960.2', protein: 'MAYQ', coding: 'ATGGCC' })
  await draw()
  fireEvent.change(screen.getByRole('combobox', { name: 'Gene model' }), { target: { value: 'AT4G18960.2' } })
  expect((await screen.findByText('MAYQ')).closest('section')?.getAttribute('aria-label')).toBe('Sequence of AT4G18960.2')
})

test('[SEQ-001] a locus without coding sequence has no CDS and no protein', async () => {
  serve(none)
  const geneModels = at4g18960.geneModels.map((model) => ({ ...model, features: model.features.filter(({ type }) => type === 'exon') }))
  await draw({ geneModels, proteins: [], proteinSequences: [] })
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent?.split(' ')[0])).toEqual(['Genomic', 'Transcript'])
})

test('[SEQ-003] strip, table and letters have the same shades, and an exon marks its letters', async () => {
  await draw()
  const strip = within(screen.getByRole('group', { name: 'Exons' }))
  expect(strip.getAllByRole('button').map((exon) => [exon.textContent, exon.dataset.shade])).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9]
      .filter((exon) => exon < 9 || strip.queryByText('9'))
      .map((exon) => [String(exon), exon % 2 ? 'dark' : 'light']),
  )
  const table = within(screen.getByRole('table', { name: 'Coding exons' }))
  expect(table.getByText('3').dataset.shade).toBe('dark')
  const marked = () => [...letters().querySelectorAll('[data-chosen]')].map((piece) => piece.textContent).join('')
  expect(marked()).toBe('')
  fireEvent.click(strip.getByRole('button', { name: 'Exon 3' }))
  // From the first codon that begins in exon 3 to the last.
  expect(marked()).toBe(at4g18960.proteinSequences[0]?.sequence.slice(77, 104))
  fireEvent.click(strip.getByRole('button', { name: 'Exon 3' }))
  expect(marked()).toBe('')
})

test('[SEQ-004] the table gives coordinates, bases and residues of each coding exon', async () => {
  await draw()
  const rows = within(screen.getByRole('table', { name: 'Coding exons' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows[0]?.textContent).toBe('210,383,917 – 10,384,1462301–77')
  expect(rows.at(-1)?.textContent).toBe('910,388,269 – 10,388,2724252, stop')
})

test('[SEQ-005] [DLOCUS-030] a sequence can be copied, saved and sent to the sequence search', async () => {
  await draw()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Copy sequence' }))
  await waitFor(() => expect(copied).toHaveBeenCalledWith(at4g18960.proteinSequences[0]?.sequence))
  expect(screen.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')).toMatch(
    /^\/tools\/blast\?sequence_type=protein&sequence=%3EAT4G18960\.1%0ATAYQ/,
  )
  const saved: string[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  fireEvent.click(screen.getByRole('button', { name: 'FASTA' }))
  expect(saved).toEqual(['AT4G18960.1_protein.fasta'])
  const text = (await blobs[0]?.text()) ?? ''
  expect(text.split('\n')[0]).toBe('>AT4G18960.1 Protein, Chr4:10,382,856 – 10,388,539')
  expect(text.split('\n').slice(1).join('')).toBe(at4g18960.proteinSequences[0]?.sequence)
})
