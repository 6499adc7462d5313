import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Body, genePage } from './fixtures/gene-page.ts'
import { ResultsPage } from './results-page.tsx'

afterEach(() => vi.unstubAllGlobals())

// The picture is a chunk of its own, and the results page loads its columns on request.
const slow = { timeout: 20_000 }

const bins = [{ chromosome: 'Chr4', start: 10_250_001, count: 57 }]

/** A server that counts by place if it is asked to. */
function answerGenes(genome: object = { bins, unplaced: 3 }) {
  const requests: (Body & { genome?: boolean })[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/search/everything')) return new Response(null, { status: 503 })
    const parsed = JSON.parse(body)
    requests.push(parsed)
    const answer = await genePage(60, parsed).json()
    return Response.json({ ...answer, ...(parsed.genome && { genome }) })
  })
  return requests
}

test('[GENOME-007] results with places can be shown on the genome, with what is not placed', { timeout: 45_000 }, async () => {
  const requests = answerGenes()
  await renderInSite(
    <ResultsPage />,
    '/results?mainType=detail&category=genes&search_params=%7B%22advanced%22%3A%5B%22has_literature%22%5D%7D',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'On the genome' }, slow))
  expect(await screen.findByText('57 placed, 3 not placed', {}, slow)).toBeTruthy()
  expect(requests.map(({ genome }) => genome ?? false)).toEqual([false, true])
  expect(screen.getByRole('table')).toBeTruthy()
})

test('[GENOME-008] a bar narrows the search to its region and keeps its other criteria', async () => {
  answerGenes()
  await renderInSite(
    <ResultsPage />,
    '/results?mainType=detail&category=genes&view=genome&search_params=%7B%22advanced%22%3A%5B%22has_literature%22%5D%7D',
  )
  const bar = await screen.findByRole('link', { name: 'Chr4: 10.25–10.5 Mb: 57 genes' }, slow)
  const params = new URL(bar.getAttribute('href') ?? '', 'https://example.org').searchParams
  expect(JSON.parse(params.get('search_params') ?? '')).toEqual({
    advanced: ['has_literature'],
    chromosome: '4',
    mapType: 'AGI',
    startPos: 10_250.001,
    endPos: 10_500,
    gaUnit: 'kbp',
  })
  expect(params.get('view')).toBe('genome')
})

test('[GENOME-008] a search by text has no region to narrow: its bars only tell', async () => {
  answerGenes()
  await renderInSite(<ResultsPage />, '/results?mainType=general&category=genes&searchText=AG&view=genome')
  expect(await screen.findByRole('button', { name: 'Chr4: 10.25–10.5 Mb: 57 genes' }, slow)).toBeTruthy()
})

test('[GENOME-007] matches without any place say so', async () => {
  answerGenes({ bins: [], unplaced: 60 })
  await renderInSite(<ResultsPage />, '/results?mainType=general&category=genes&searchText=AG&view=genome')
  expect(await screen.findByText('None of these genes is placed on the genome.', {}, slow)).toBeTruthy()
})

test('[GENOME-007] a category without places does not offer the view', async () => {
  const requests = answerGenes()
  await renderInSite(<ResultsPage />, '/results?mainType=general&category=ecotype&searchText=Col&view=genome')
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
  expect(requests.some(({ genome }) => genome)).toBe(false)
  expect(screen.queryByRole('button', { name: 'On the genome' })).toBeNull()
})
