import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowsePageName, browsePages } from './browse-page.tsx'

function BrowsePage({ name }: { name: BrowsePageName }) {
  const { component: Page } = browsePages[name]
  return <Page />
}

let requests: unknown[] = []
beforeEach(() => {
  requests = []
})
afterEach(() => vi.unstubAllGlobals())

/** Stands in for the server: the page's own code runs unchanged. */
function answerWith(answer: () => Promise<Response> | Response) {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    requests.push([url, JSON.parse(body)])
    return answer()
  })
}

const hit = (symbol: string, other: object = {}) => ({
  id: symbol,
  symbol,
  full_name: null,
  type: null,
  status: null,
  reference: null,
  contact: null,
  submitted: null,
  tair_object_id: [...symbol].reduce((sum, character) => 100 * sum + character.charCodeAt(0), 0),
  ...other,
})
const symbols = [
  hit('ABI', { full_name: 'ABA INSENSITIVE', type: 'T' }),
  hit('CCA', { type: 'F', reference: 'A_paper_900000002', contact: 'Flora Example_17', submitted: '2026-01-02' }),
  hit('clv', { contact: 'Somebody Unknown' }),
]
const listOf = (docs: object[], total = docs.length) => answerWith(() => Response.json({ docs, total, error: null }))
const open = (params = '') => renderInSite(<BrowsePage name="gene_symbols" />, `/browse/gene_symbols${params}`)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const types = () => screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[2]?.textContent)

test('[BROWSE-017] every view makes one request, with an empty list of terms', async () => {
  listOf(symbols)
  await open('?letter=C')
  expect(await screen.findByRole('link', { name: 'CCA' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Symbol' }))
  await vi.waitFor(() => expect(names()).toEqual(['clv', 'CCA']))
  fireEvent.click(screen.getByRole('link', { name: 'All' }))
  await vi.waitFor(() => expect(names()).toEqual(['clv', 'CCA', 'ABI']))
  expect(requests).toEqual([['/api/search/genesymbol', { searchTerms: [] }]])
})

test('[BROWSE-020] a letter keeps the symbols that start with it, in capitals or not', async () => {
  listOf(symbols)
  await open('?letter=C')
  await screen.findByRole('link', { name: 'CCA' })
  expect(names()).toEqual(['CCA', 'clv'])
  expect(screen.getByRole('link', { name: 'C' }).getAttribute('aria-current')).toBe('true')
})

test('a letter without entries says so, and leads back to all', async () => {
  listOf(symbols)
  await open('?letter=Q&sort=-symbol')
  expect(await screen.findByRole('heading', { name: 'No gene class symbols start with Q' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/browse/gene_symbols?sort=-symbol')
  expect(screen.getAllByText('Displaying 0 - 0 of 0 results')).toHaveLength(2)
})

test('[BROWSE-022] [BROWSE-023] symbols, references and contacts lead to their records; a name without key is text', async () => {
  listOf(symbols)
  await open()
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('ABI')).toMatch(/^\/genesymbol\?key=\d+$/)
  expect(await href('A_paper')).toBe('/publication?key=900000002')
  expect(await href('Flora Example')).toBe('/community?key=17')
  expect(screen.getByText('Somebody Unknown').closest('a')).toBeNull()
})

test('types are sorted as they read, so that those without origin stand with G', async () => {
  listOf(symbols)
  await open('?sort=type')
  await screen.findByRole('link', { name: 'ABI' })
  expect(types()).toEqual([undefined, 'G', 'G', 'P'])
})

test('[TABLE-006] [TABLE-007] [TABLE-016] 501 symbols are two pages of 500 at first', async () => {
  listOf(Array.from({ length: 501 }, (_, index) => hit(`S${1000 + index}`)))
  await open('?page=2')
  expect(await screen.findByRole('link', { name: 'S1500' })).toBeTruthy()
  expect(names()).toEqual(['S1500'])
  expect(screen.getAllByText('Displaying 501 - 501 of 501 results')).toHaveLength(2)
  expect(within(screen.getByRole('navigation', { name: 'Pages of results' })).getAllByRole('link', { name: /^Page/ })).toHaveLength(2)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Results per page' }).value).toBe('500')
})

test('a page beyond the last offers the first', async () => {
  listOf(symbols)
  await open('?page=9&letter=C')
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }))
  expect(await screen.findByRole('link', { name: 'CCA' })).toBeTruthy()
})

test('a list longer than one answer says that it is incomplete', async () => {
  listOf(symbols, 12_345)
  await open()
  expect(await screen.findByText('Only the first 3 of 12,345 gene class symbols are listed.')).toBeTruthy()
})

test('[TABLE-017] that it loads is shown until the list is', async () => {
  answerWith(() => new Promise(() => {}))
  await open()
  expect(await screen.findByText('Loading the list…')).toBeTruthy()
  expect(screen.getByTestId('skeleton-rows').children).toHaveLength(10)
  expect(within(screen.getByRole('navigation', { name: 'First letter' })).getAllByRole('link')).toHaveLength(27)
})

test.for([
  ['the call fails', () => Response.json({ code: 'upstream_failed', message: 'x', requestId: 'r-9' }, { status: 503 })],
  ['the answer carries an error', () => Response.json({ docs: [], total: 0, error: 'The index is gone.' })],
] as const)('[TABLE-009] [TABLE-017] the red alert shows when %s, and Retry asks again', async ([, answer]) => {
  answerWith(answer)
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Error from the server/)
  expect(within(alert).queryByRole('link', { name: 'New Search' })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  listOf(symbols)
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'ABI' })).toBeTruthy()
})
