import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Body, hit, genePage as page } from './fixtures/gene-page.ts'
import { ResultsPage } from './results-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

let requests: { url: string; body: Body }[] = []
beforeEach(() => {
  requests = []
})

/** Stands in for the server: the page's own code runs unchanged. */
function answerWith(answer: (body: Body, url: string) => Promise<Response> | Response) {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const parsed = JSON.parse(body)
    // The counts of other types have tests of their own.
    if (url.endsWith('/search/everything')) return new Response(null, { status: 503 })
    requests.push({ url, body: parsed })
    return answer(parsed, url)
  })
}

const address = (params: string) => `/results?mainType=general&${params}`
const detail = (params: string) => `/results?mainType=detail&${params}`
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)

test('[TABLE-006] [TABLE-007] rows are numbered across pages and the line says which are shown', async () => {
  answerWith((body) => page(60, body))
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&page=2'))
  expect(await screen.findByText('AT1G10025')).toBeTruthy()
  expect(screen.getAllByText('Displaying 26 - 50 of 60 results')).toHaveLength(2)
  expect(screen.getAllByRole('row')[1]?.querySelectorAll('td')[1]?.textContent).toBe('26')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('60 genes')
})

test('[RESULTS-005] [RESULTS-008] [RESULTS-009] the statement has both counts, and the true total beyond the rows', async () => {
  answerWith((body) => page(27_000, body))
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes'))
  const statement = await screen.findByText(/^Your query for/)
  expect(statement.textContent).toBe('Your query for genes matching “AG” resulted in 27,000 matching loci with 54,000 gene models.')
})

test('[RESULTS-006] the visitor’s text is never markup', async () => {
  answerWith(() => Response.json({ docs: [], total: 0, error: null }))
  const text = '<img src=x onerror="window.broken=1">'
  const { container } = await renderInSite(<ResultsPage />, address(`searchText=${encodeURIComponent(text)}&category=genes`))
  expect(await screen.findByText(`“${text}”`)).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})

test('[RESULTS-068] no hits is an answer, not an error', async () => {
  answerWith(() => Response.json({ docs: [], total: 0, error: null, didYouMean: 'agamous' }))
  await renderInSite(<ResultsPage />, address('searchText=agamos&category=genes'))
  const table = within(await screen.findByRole('table', { name: 'Search results' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Locus', 'Description']))
  expect(table.getByRole('cell', { name: 'No matches' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('0 genes')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('link', { name: 'agamous' }).getAttribute('href')).toContain('searchText=agamous')
})

test.for([
  [
    'the call fails',
    () => Response.json({ code: 'upstream_failed', message: 'x', requestId: 'r-9' }, { status: 503 }),
    /Record pages still work/,
  ],
  ['the answer carries an error', () => Response.json({ docs: [], total: 0, error: 'The index is gone.' }), /The index is gone/],
] as const)('[ERR-004] [RESULTS-011] [TABLE-009] [TABLE-017] the red alert shows when %s', async ([, answer, text]) => {
  answerWith(answer)
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Error from the server/)
  expect(alert.textContent).toMatch(text)
  expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(within(alert).getByRole('link', { name: 'New Search' }).getAttribute('href')).toBe('/search/genes')
  expect(screen.queryByRole('table')).toBeNull()
})

test.for([
  ['[GENERAL-010] an unknown category', address('searchText=a&category=nope'), /nope/],
  ['[RESULTS-047] a key that is not stored', detail('category=germplasm&key=searchParams_1'), /stored in another browser/],
  ['[RESULTS-048] search_params that is not JSON', detail('category=germplasm&search_params=%7B'), /cannot be read/],
] as const)('%s sets the error state, offers a new search and asks nobody', async ([, path, text]) => {
  answerWith(() => Response.error())
  await renderInSite(<ResultsPage />, path)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Error from the server/)
  expect(alert.textContent).toMatch(text)
  expect(within(alert).getByRole('link', { name: 'New Search' }).getAttribute('href')).toMatch(/^\/search\//)
  expect(requests).toEqual([])
})

test('[RESULTS-044] [RESULTS-069] stored parameters are posted to the call of their category, and the key takes precedence', async () => {
  answerWith(() => Response.json({ docs: [], total: 0, error: null }))
  localStorage.setItem('searchParams_7', JSON.stringify({ name: 'stored', empty: '', kind: 'any' }))
  await renderInSite(<ResultsPage />, detail('category=markers&key=searchParams_7&search_params=%7B%22name%22%3A%22address%22%7D'))
  expect(await screen.findByText('0 markers')).toBeTruthy()
  expect(requests).toEqual([{ url: '/api/search/marker', body: expect.objectContaining({ searchTerms: [{ name: 'stored' }], page: 1 }) }])
})

test('[RESULTS-007] ids that were left out are listed with their reasons', async () => {
  answerWith(() =>
    Response.json({ docs: [hit(1)], total: 1, error: null, leftOut: [{ input: 'AT9G00000', reason: 'unknown', instead: [] }] }),
  )
  await renderInSite(<ResultsPage />, detail('category=genes&search_params=%7B%22geneList%22%3A%22AT9G00000%22%7D'))
  expect(await screen.findByText('1 identifier from your list was left out')).toBeTruthy()
  expect(screen.getByText('AT9G00000', { selector: 'code' }).closest('li')?.textContent).toBe('AT9G00000 not known here')
})

test('[TABLE-010] [TABLE-011] [TABLE-012] [TABLE-013] a complete list is sorted in the browser: no request, ignoring case, empty values last in both directions', async () => {
  const lists = [['b'], [], ['A'], ['a10'], ['a2']]
  const docs = lists.map((other_names, index) => hit(index + 1, { other_names }))
  answerWith(() => Response.json({ docs, total: docs.length, error: null }))
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&columns=further_names'))
  fireEvent.click(await screen.findByRole('button', { name: 'Other names' }))
  await vi.waitFor(() => expect(names()).toEqual(['AT1G3', 'AT1G5', 'AT1G4', 'AT1G1', 'AT1G2']))
  expect(screen.getByRole('columnheader', { name: 'Other names' }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Other names' }))
  await vi.waitFor(() => expect(names()).toEqual(['AT1G1', 'AT1G4', 'AT1G5', 'AT1G3', 'AT1G2']))
  expect(requests).toHaveLength(1)
})

test('[TABLE-010] a longer list is sorted by the server', async () => {
  answerWith((body) => page(60, body))
  const { router } = await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&page=2'))
  fireEvent.click(await screen.findByRole('button', { name: 'Locus' }))
  await vi.waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ page: 1, sort: [{ field: 'gene_name', direction: 'asc' }] }))
  expect(router.history.location.search).toContain('sort=gene_name')
})

test('[TABLE-015] a description is not sortable', async () => {
  answerWith((body) => page(3, body))
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes'))
  expect(await screen.findByRole('button', { name: 'Locus' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Description' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: '#' }).querySelector('button')).toBeNull()
})

test('[TABLE-001] [TABLE-002] [TABLE-003] rows, all matches and none are selected, over pages', async () => {
  answerWith((body) => page(60, body))
  const { router } = await renderInSite(<ResultsPage />, address('searchText=AG&category=genes'))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select AT1G10003' }))
  expect(screen.getByText('1 gene selected')).toBeTruthy()
  router.history.push(address('searchText=AG&category=genes&page=2'))
  expect(await screen.findByText('AT1G10030')).toBeTruthy()
  expect(screen.getByText('1 gene selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Select All' }))
  expect(screen.getByText('All 60 genes selected')).toBeTruthy()
  for (const box of within(screen.getByRole('table')).getAllByRole('checkbox')) expect(box).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select AT1G10030' }))
  expect(screen.getByText('59 genes selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear Selected' }))
  expect(screen.queryByText(/genes selected/)).toBeNull()
})

test('Download Checked of the selection bar writes the format that is chosen above the list', async () => {
  const files: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.startsWith('/api/searches')) return Response.json({ id: 'a'.repeat(22) })
    if (method !== 'HEAD') return page(60, JSON.parse(String(body)))
    files.push(url)
    return new Response(null)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes'))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select AT1G10003' }, { timeout: 10_000 }))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  const formats = ['csv', 'jsonl', 'tsv']
  for (const format of formats) {
    fireEvent.change(screen.getByRole('combobox', { name: 'File format' }), { target: { value: format } })
    fireEvent.click(bar.getByRole('button', { name: 'Download Checked' }))
    await vi.waitFor(() => expect(bar.getByRole('button', { name: 'Download Checked' })).toHaveProperty('disabled', false))
    await vi.waitFor(() => expect(files.at(-1)).toMatch(new RegExp(`^/api/export/genes\\?search=a+&format=${format}$`)))
  }
  expect(files).toHaveLength(formats.length)
})

test('a filter narrows the list, is part of the address, and its chip removes it', async () => {
  answerWith((body) => page(body.filters ? 40 : 60, body))
  const { router } = await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&page=2'))
  fireEvent.click(await screen.findByRole('checkbox', { name: /protein coding/ }))
  expect(await screen.findByText(/Filters leave/)).toBeTruthy()
  expect(router.history.location.search).toMatch(/is\.gene_model_type=protein_coding/)
  expect(router.history.location.search).not.toMatch(/page=/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('60 genes')
  expect(requests.at(-1)?.body.filters).toEqual({ gene_model_type: { include: ['protein_coding'] } })
  fireEvent.click(screen.getByRole('button', { name: 'Exclude protein coding' }))
  await vi.waitFor(() => expect(requests.at(-1)?.body.filters).toEqual({ gene_model_type: { exclude: ['protein_coding'] } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter Gene model type: not protein coding' }))
  await vi.waitFor(() => expect(router.history.location.search).not.toMatch(/gene_model_type/))
})

test('a page beyond the last says so and offers the first', async () => {
  answerWith((body) => page(60, body))
  const { router } = await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&page=9'))
  expect(await screen.findByText('There is no such page')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Go to the first page' }))
  expect(await screen.findByText('AT1G10000')).toBeTruthy()
  expect(router.history.location.search).not.toMatch(/page=/)
})

test('beyond 10,000 rows, paging continues with cursors, and so do the row numbers', async () => {
  const cursors = { previous: 'before', next: 'after' }
  answerWith(async (body) => Response.json({ ...(await page(27_000, body).json()), docs: [hit(1)], cursors }))
  await renderInSite(<ResultsPage />, address('searchText=AG&category=genes&page=402&cursor=here'))
  expect((await screen.findAllByText('Displaying 10,026 - 10,026 of 27,000 results'))[0]).toBeTruthy()
  expect(requests.at(-1)?.body).toMatchObject({ cursor: 'here' })
  expect(requests.at(-1)?.body).not.toHaveProperty('page')
  const pages = within(screen.getByRole('navigation', { name: 'Pages of results' }))
  const pathOf = (name: string) => pages.getByRole('link', { name }).getAttribute('href')
  expect(pathOf('Next page')).toMatch(/page=403&cursor=after$/)
  expect(pathOf('Previous page')).toMatch(/page=401&cursor=before$/)
  expect(pathOf('Last page')).toMatch(/page=1080&cursor=last$/)
  expect(pathOf('First page')).not.toMatch(/page=|cursor=/)
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
