import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SequencesPage } from './sequences-page.tsx'

const key = 'searchParams_7'

beforeEach(() => localStorage.setItem(key, JSON.stringify({ ids: ['AT4G18960'], dataset: 'araport11_genomic_locus' })))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function answerWith(text: string, count: number, status = 200) {
  const fetch = vi.fn(
    async (_address: string, _init: RequestInit) => new Response(text, { status, headers: { 'rosette-sequences': String(count) } }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const record = (number: number, length: number) => `>AT1G${String(number).padStart(5, '0')} | x\n${'A'.repeat(length)}\n`

test('[API-038] [BULK-009] the stored request is sent with its key', async () => {
  const fetch = answerWith(record(1, 10), 1)
  await renderInSite(<SequencesPage />, `/sequences?key=${key}`)
  expect(await screen.findByRole('heading', { level: 1, name: '1 sequence' })).toBeTruthy()
  expect(screen.getByText('Araport11 genomic locus sequences: one sequence per locus')).toBeTruthy()
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe(`/api/search/sequences?key=${key}`)
  expect(JSON.parse(String(init?.body))).toEqual({ ids: ['AT4G18960'], dataset: 'araport11_genomic_locus' })
})

test('[BULK-027] of a long answer whole records are shown, and the page says how many', async () => {
  answerWith(Array.from({ length: 4 }, (_, at) => record(at + 1, 400_000)).join(''), 4)
  await renderInSite(<SequencesPage />, `/sequences?key=${key}`)
  expect(await screen.findByText(/Only the first 2 of 4 sequences are shown/)).toBeTruthy()
  const text = screen.getByLabelText('FASTA').textContent ?? ''
  expect(text).toBe(record(1, 400_000) + record(2, 400_000))
})

test('[BULK-010] the text of the response is shown on error', async () => {
  answerWith(JSON.stringify({ error: 'The garden is closed.' }), 0, 503)
  await renderInSite(<SequencesPage />, `/sequences?key=${key}`)
  expect((await screen.findByRole('alert')).textContent).toContain('The garden is closed.')
})
