import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultsPage } from './results-page.tsx'

afterEach(() => vi.unstubAllGlobals())

type Body = { searchText: string; page: number; pageSize: number }

/** Stands in for the server: the page's own code runs unchanged. */
function answerWith(answer: (body: Body) => Promise<Response> | Response) {
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => answer(JSON.parse(body)))
}

const hit = (number: number) => ({
  locus_tairObjectId: number,
  gene_name: `AT1G${number}`,
  other_names: ['AG', 'AGAMOUS'],
  description: 'Floral homeotic gene',
  phenotypes: [],
  uniprot_ids: [],
  gene_model_ids: [`AT1G${number}.1`, `AT1G${number}.2`],
  gene_model_type: 'protein_coding',
  keywords: [],
  tairAccession: null,
})

function page(total: number, { page: number, pageSize }: Body) {
  const from = (number - 1) * pageSize
  const docs = Array.from({ length: Math.min(pageSize, total - from) }, (_, index) => hit(10_000 + from + index))
  return Response.json({ docs, total, error: null })
}

const address = (params: string) => `/results?mainType=general&${params}`

test('[TABLE-006] [TABLE-007] rows are numbered over pages and the line says which show', async () => {
  answerWith((body) => page(60, body))
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&page=2'))
  expect(await screen.findByText('AT1G10025')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Displaying 26 - 50 of 60 results')
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('26')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('60 genes')
})

test('[RESULTS-006] the visitor’s text is never markup', async () => {
  answerWith(() => Response.json({ docs: [], total: 0, error: null }))
  const text = '<img src=x onerror="window.broken=1">'
  const { container } = await renderInSite(<ResultsPage />, address(`searchText=${encodeURIComponent(text)}&category=genes`))
  expect(await screen.findByText(`“${text}”`)).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})

test('[RESULTS-068] no hits is an answer, not an error', async () => {
  answerWith(() => Response.json({ docs: [], total: 0, error: null }))
  await renderInSite(<ResultsPage />, address('searchText=zzz&category=genes'))
  expect(await screen.findByText('No matches')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('0 genes')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.for([
  [
    'the call fails',
    () => Response.json({ code: 'upstream_failed', message: 'x', requestId: 'r-9' }, { status: 503 }),
    /Record pages still work/,
  ],
  ['the answer carries an error', () => Response.json({ docs: [], total: 0, error: 'The index is gone.' }), /The index is gone/],
] as const)('[RESULTS-011] [TABLE-009] the red alert shows when %s', async ([, answer, text]) => {
  answerWith(answer)
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Error from the server/)
  expect(alert.textContent).toMatch(text)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('[GENERAL-010] an unknown category sets the error state and asks nobody', async () => {
  const asked = vi.fn()
  answerWith(asked)
  await renderInSite(<ResultsPage />, address('searchText=a&category=nope'))
  expect(screen.getByRole('alert').textContent).toMatch(/Error from the server.*nope/)
  expect(asked).not.toHaveBeenCalled()
})

test('a late answer never replaces a newer one', async () => {
  answerWith((body) => {
    if (body.searchText === 'new') return Response.json({ docs: [hit(22222)], total: 1, error: null })
    // A server that does not notice the cancelled request, and answers all the same.
    return new Promise((resolve) => setTimeout(() => resolve(Response.json({ docs: [hit(11111)], total: 1, error: null })), 60))
  })
  const { router } = await renderInSite(<ResultsPage />, address('searchText=old&category=genes'))
  router.history.push(address('searchText=new&category=genes'))
  expect(await screen.findByText('AT1G22222')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(screen.queryByText('AT1G11111')).toBeNull()
})
