import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchFormPage } from './search-form-page.tsx'

type SentRequest = { url: string; body: { searchTerms?: unknown[] } | null }

let requests: SentRequest[] = []
let answer: (url: string) => Response | Promise<Response>

beforeEach(() => {
  requests = []
  answer = (url) => (url.includes('match-counts') ? Response.json({ total: 1234 }) : Response.json({ lists: {} }))
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    requests.push({ url, body: body === undefined ? null : JSON.parse(body) })
    return Promise.resolve(answer(url))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(category: FormCategory, search = '') {
  const { router } = await renderInSite(<SearchFormPage category={category} />, `/search/${category}${search}`)
  await screen.findByRole('heading', { level: 1 })
  return router
}

const control = <Kind extends HTMLElement>(label: string) => {
  const [found] = screen.getAllByLabelText<Kind>(label)
  if (!found) throw new Error(`There is no ${label}`)
  return found
}
const select = (label: string) => control<HTMLSelectElement>(label)
const input = (label: string) => control<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
const optionsOf = (label: string) =>
  Array.from(control(label).querySelectorAll('option, input[type=checkbox]'), (option) => option.getAttribute('value') ?? '')
const form = () => screen.getByRole('form')
const counts = () => requests.filter(({ url }) => url.includes('match-counts'))

test('[FDNA-008] [FPOLY-004] a type with exact match only leaves one method and overrides an earlier choice', async () => {
  await open('polyallele')
  type('Method', 'contains')
  expect(optionsOf('Method')).toEqual(['contains', 'starts_with', 'exactly'])
  type('Search by', 'genbank_accession')
  expect(optionsOf('Method')).toEqual(['exactly'])
  expect(select('Method').value).toBe('exactly')
  type('Search by', 'name')
  expect(optionsOf('Method')).toEqual(['contains', 'starts_with', 'exactly'])
})

test('[FDNA-006] each of the three rows of the clone form has all methods', async () => {
  await open('dna')
  const methods = screen.getAllByLabelText<HTMLSelectElement>('Method').map(({ options }) => Array.from(options, ({ value }) => value))
  expect(methods).toEqual(Array.from({ length: 3 }, () => ['contains', 'starts_with', 'exactly']))
})

test('[FDNA-009] beside its three lists the clone form has a box for each other feature, and sends what is ticked', async () => {
  await open('dna')
  const features = screen.getByRole('group', { name: 'Restrict by features' })
  // Those of the three lists have values of their own.
  const boxes = within(features)
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => !box.hasAttribute('value'))
  const labels = boxes.map((box) => box.closest('label')?.textContent ?? box.labels?.[0]?.textContent)
  expect(labels).toEqual(['Is sequenced', 'Is a genetic marker', 'Is on a map', 'Is an ABRC stock', 'Has a full-length CDS'])
  for (const box of boxes) fireEvent.click(box)
  await waitFor(() =>
    expect(counts().at(-1)?.body?.searchTerms).toContainEqual({
      restrictByFeatures: { is_sequenced: true, is_genetic_marker: true, is_on_map: true, has_stock: true, is_full_length_cds: true },
    }),
  )
})

test('[ONTO-007] a chosen term sends its name and id; typing on forgets the id, and turning child terms off is sent', async () => {
  const flower = { id: 'GO:0009908', name: 'flower development', category: 'biological process' }
  const others = answer
  answer = (url) => (url.includes('suggest/terms') ? Response.json({ terms: [flower] }) : others(url))
  await open('genes')
  const term = screen.getByRole('combobox', { name: 'Keyword term' })
  const lastCounted = () => counts().at(-1)?.body?.searchTerms
  fireEvent.focus(term)
  fireEvent.change(term, { target: { value: 'flower dev' } })
  fireEvent.click(await screen.findByRole('option', { name: /flower development/ }))
  expect(screen.getByText('Chosen term: GO:0009908')).toBeTruthy()
  const chosen = [{ keywordTerm: 'flower development' }, { keywordId: 'GO:0009908' }]
  await waitFor(() => expect(lastCounted()).toEqual(expect.arrayContaining(chosen)))
  expect(lastCounted()).not.toContainEqual({ include_children: false })
  fireEvent.click(screen.getByRole('switch', { name: 'Include child terms' }))
  await waitFor(() => expect(lastCounted()).toEqual(expect.arrayContaining([...chosen, { include_children: false }])))
  fireEvent.change(term, { target: { value: 'flower' } })
  await waitFor(() => expect(lastCounted()).toContainEqual({ keywordTerm: 'flower' }))
  expect(lastCounted()?.some((each) => Object.hasOwn(Object(each), 'keywordId'))).toBe(false)
})

test.for([
  ['[FMARK-006]', 'markers'],
  ['[FDNA-010]', 'dna'],
] as const)('%s the form of %s asks for a chromosome and a range in kb', async ([, category]) => {
  await open(category)
  expect(optionsOf('Chromosome')).toEqual(['any', '1', '2', '3', '4', '5', 'C', 'M'])
  type('Chromosome', '3')
  type('From (kb)', '1.5')
  type('To (kb)', '20')
  await waitFor(() =>
    expect(counts().at(-1)?.body?.searchTerms).toContainEqual({ mapLocation: { chromosome: '3', low_range: 1.5, high_range: 20 } }),
  )
})

test('[FGERM-010] the germplasm form offers 25 to 29 mutagens, among them those that the documents name', async () => {
  await open('germplasm')
  const named = [
    'ethylmethane sulfonate',
    'fast neutrons',
    'gamma rays',
    'X-rays',
    'ionizing radiation',
    'T-DNA insertion',
    'transposon insertion',
    'Agrobacterium transformation',
    'CRISPR/Cas9',
    'diepoxybutane',
    'ethyl-nitrosourea',
    'nitrosomethyl urea',
    'nitrosomethyl biuret',
    'nitroguanidine',
    '5-bromouracil',
    'tissue culture',
    'spontaneous',
    'unknown',
  ]
  const offered = optionsOf('Mutagen').filter((value) => value !== 'any')
  expect(offered).toEqual(expect.arrayContaining(named))
  expect(offered.length).toBeGreaterThanOrEqual(25)
  expect(offered.length).toBeLessThanOrEqual(29)
  expect(new Set(offered).size).toBe(offered.length)
})

test('[FECO-005] the ecotype form offers 65 to 75 countries, each once', async () => {
  await open('ecotype')
  const offered = optionsOf('Country').filter((value) => value !== 'any')
  expect(offered.length).toBeGreaterThanOrEqual(65)
  expect(offered.length).toBeLessThanOrEqual(75)
  expect(new Set(offered).size).toBe(offered.length)
})

test('[FMARK-002] Reset puts every control back and moves the focus to the first', async () => {
  await open('markers')
  type('Text', 'nga')
  type('Chromosome', '3')
  fireEvent.click(screen.getAllByRole('button', { name: 'Reset' })[1] ?? form())
  expect([input('Text').value, select('Chromosome').value]).toEqual(['', 'any'])
  expect(document.activeElement).toBe(select('Search by'))
})

test('a filled form is reset in place, its address is cleared, and the reset can be undone', async () => {
  const router = await open('transposon', `?${new URLSearchParams({ search_params: JSON.stringify({ input_family: 'ATCOPIA' }) })}`)
  fireEvent.click(screen.getAllByRole('button', { name: 'Reset' })[0] ?? form())
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
  expect(input('Family').value).toBe('')
  expect(document.activeElement).toBe(select('Transposon name: method'))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(input('Family').value).toBe('ATCOPIA')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('[FMARK-008] submitting goes to the results with the criteria in the address, and the way back leads to the filled form', async () => {
  const router = await open('markers')
  type('Text', 'nga')
  fireEvent.submit(form())
  await waitFor(() => expect(router.state.location.pathname).toBe('/results'))
  const params = new URLSearchParams(router.history.location.search)
  expect([params.get('mainType'), params.get('category')]).toEqual(['detail', 'markers'])
  expect(JSON.parse(params.get('search_params') ?? '')).toEqual({
    searchTerms: [{ search_type: 'marker_name', search_method: 'starts_with', search_input: 'nga' }],
  })
  router.history.back()
  await waitFor(() => expect(router.history.location.pathname).toBe('/search/markers'))
  expect(new URLSearchParams(router.history.location.search).get('search_params')).toBe(params.get('search_params'))
})

test('[FPROT-003] [FPROT-009] the protein form keeps its criteria in the browser, weights in daltons', async () => {
  const router = await open('protein')
  fireEvent.click(screen.getByLabelText('Calculated MW'))
  type('Calculated MW to in kDa', '50')
  type('Locus ids', 'at1g01010\nat1g01020')
  fireEvent.submit(form())
  await waitFor(() => expect(router.history.location.pathname).toBe('/results'))
  const params = new URLSearchParams(router.history.location.search)
  const key = params.get('key') ?? ''
  expect([params.get('category'), params.get('search_params')]).toEqual(['protein', null])
  expect(key).toMatch(/^searchParams_\d+$/)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    geneList: 'AT1G01010;AT1G01020',
    physioSection: [{ type: 'mw', min: 0, max: 50_000 }],
  })
})

test('a form is filled in from the address and from the storage of the browser', async () => {
  const criteria = { input_family: 'ATCOPIA', type_family: 'exactly' }
  await open('transposon', `?${new URLSearchParams({ search_params: JSON.stringify(criteria) })}`)
  expect([input('Family').value, select('Family: method').value]).toEqual(['ATCOPIA', 'exactly'])
})

test('a search that is no longer stored leaves the form empty', async () => {
  await open('genes', '?key=searchParams_1')
  expect(input('Text').value).toBe('')
})

test('[FDNA-005] [FDNA-013] the category swaps the rows, and what was typed stays for the way back', async () => {
  await open('dna')
  type('Text', 'F13')
  expect(screen.getByRole('group', { name: 'Map location' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'vector' }))
  expect(optionsOf('Search by')).toEqual(['name', 'stock_number'])
  expect(screen.queryByRole('group', { name: 'Map location' })).toBeNull()
  expect(input('Text').value).toBe('')
  fireEvent.click(screen.getByRole('radio', { name: 'clone' }))
  expect(input('Text').value).toBe('F13')
})

test('[FDNA-004] each of the two addresses opens its own category', async () => {
  await open('vector')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'vector' }).checked).toBe(true)
})

test('[FGENE-005] a text file is read into the list', async () => {
  await open('genes')
  const file = new File(['\uFEFFAT1G01010\r\nAT1G01020\n'], 'genes.txt', { type: 'text/plain' })
  fireEvent.change(screen.getByLabelText('Gene list: text file'), { target: { files: [file] } })
  await screen.findByText('2 identifiers')
  expect(input('Gene list').value).toContain('AT1G01020')
})

test('values of records stand in lists that the documents do not show; without them names can be typed', async () => {
  answer = (url) =>
    url.includes('match-counts') ? Response.json({ total: 1 }) : Response.json({ lists: { background_ecotype: ecotypes } })
  await open('germplasm')
  expect(await screen.findByRole('checkbox', { name: 'Col-0 (12)' })).toBeTruthy()
  type('Background ecotype', 'ler')
  expect(screen.queryByRole('checkbox', { name: 'Col-0 (12)' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ler-0 (3)' }))
  await waitFor(() => expect(within(screen.getByRole('region', { name: 'Your query' })).getByText('Ler-0')).toBeTruthy())
})

const ecotypes = [
  { value: 'Col-0', count: 12 },
  { value: 'Ler-0', count: 3 },
]

test('a list that could not be loaded is a text field', async () => {
  answer = () => Response.json({ code: 'upstream_failed', message: 'down', requestId: 'r' }, { status: 503 })
  await open('germplasm')
  await screen.findByText(/The list could not be loaded/)
  type('Background ecotype', 'Col-0, Ler-0')
  expect(within(screen.getByRole('region', { name: 'Your query' })).getByText('Col-0 or Ler-0')).toBeTruthy()
})

test('the count follows the criteria after a pause, and says nothing when it fails', async () => {
  await open('transposon')
  expect(await screen.findByRole('status', { name: '1,234 records match' })).toBeTruthy()
  for (const text of ['A', 'AT', 'AT5']) type('Transposon name', text)
  await waitFor(() => expect(counts()).toHaveLength(2))
  expect(counts()[1]?.body).toEqual({ searchTerms: [{ type_name: 'starts_with' }, { input_name: 'AT5' }] })
  answer = () => Response.json({ code: 'upstream_failed', message: 'down', requestId: 'r' }, { status: 503 })
  type('Transposon name', 'AT5TE')
  await waitFor(() => expect(screen.queryByText('1,234')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})
