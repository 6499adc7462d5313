import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { BestMatch, EverythingAnswer } from '../../contract/everything-call.ts'
import { loadResults } from '../list/results-definition-query.ts'
import { ResultsPage } from '../results-page.tsx'

// What the page loads on demand may take longer on a busy machine than a test waits.
configure({ asyncUtilTimeout: 5000 })
beforeAll(() => Promise.all([import('./everything-page.tsx'), loadResults({ kind: 'locus' }), loadResults({ kind: 'keyword' })]))
afterEach(() => vi.unstubAllGlobals())

const gene = (number: number, symbol: string) => ({
  locus_tairObjectId: number,
  gene_name: `AT1G${number}`,
  description: 'Floral gene',
  phenotypes: [],
  symbol,
  full_name: null,
  other_names: [symbol],
  position: null,
  publication_count: 0,
  uniprot_ids: [],
  gene_model_ids: [`AT1G${number}.1`],
  gene_tair_ids: [],
  gene_model_type: 'protein_coding',
  keywords: [],
  tairAccession: null,
})

const best: BestMatch = {
  record: { kind: 'locus', key: 2034168, label: 'AT1G65480' },
  by: 'symbol',
  symbol: 'FT',
  fullName: 'FLOWERING LOCUS T',
  description: 'Together with LFY promotes flowering. Expressed in leaves.',
  facts: ['Chr1: 24,331,428–24,333,935', '2 gene models'],
}

const found: EverythingAnswer = {
  total: 63,
  types: [
    {
      category: 'genes',
      total: 61,
      docs: [gene(65480, 'FT'), gene(55280, 'FTSZ1-1')],
      whys: [
        { field: 'symbols', label: 'symbol', how: 'is', text: '\uE000FT\uE001' },
        { field: 'symbols', label: 'symbol', how: 'starts', text: '\uE000FT\uE001SZ1-1' },
      ],
    },
    {
      category: 'keyword',
      total: 2,
      docs: [1, 2].map((kwId) => ({
        kwId,
        kwName: `FtsBL complex ${kwId}`,
        kwCategory: 'GO Cellular Component',
        gopoId: null,
        lociCount: 0,
        pubCount: 0,
        annotCount: 0,
        childLociCount: 0,
        childPubCount: 0,
        childAnnotCount: 0,
      })),
    },
    { category: 'vector', total: 0, docs: [] },
    { category: 'ecotype', total: 0, docs: [] },
  ],
  missing: [],
  best,
}

/** Stands in for the server: the page's own code runs unchanged. */
function answerWith(everything: Response | (() => Promise<Response>), general: object = {}) {
  const calls: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    calls.push({ path: url.replace('/api/', ''), body: JSON.parse(body) })
    if (!url.endsWith('/everything')) return Response.json({ docs: [], total: 0, error: null, ...general })
    return typeof everything === 'function' ? everything() : everything.clone()
  })
  return calls
}

const open = (category: string, searchText = 'FT') =>
  renderInSite(<ResultsPage />, `/results?mainType=general&searchText=${searchText}&category=${category}`)

test('[EVERY-007] the page has the count, tabs, the best match, and the first rows of each type with why they matched', async () => {
  answerWith(Response.json(found))
  await open('everything')
  expect((await screen.findByRole('heading', { level: 1, name: '63 records for “FT”' })).textContent).toBe('63 records for “FT”')
  const tabs = within(screen.getByRole('navigation', { name: 'Types' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Everything 63', 'Genes 61', 'Keywords 2'])
  expect(tabs[1]?.getAttribute('href')).toBe('/results?mainType=general&searchText=FT&category=genes')
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null])
  expect(screen.getByText('2 without a match').closest('details')?.open).toBe(false)

  const card = within(screen.getByRole('region', { name: 'Best match' }))
  expect(card.getByText('Best match: the symbol is exactly FT')).toBeTruthy()
  expect(card.getByRole('heading').textContent).toBe('AT1G65480 (FT) FLOWERING LOCUS T')
  expect(card.getByText('Together with LFY promotes flowering.')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Go to AT1G65480 (FT)' }).getAttribute('href')).toBe('/locus?key=2034168')

  const genes = within(await screen.findByRole('table', { name: 'Genes: “FT”' }))
  expect(genes.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Locus', 'Symbol', 'Description', 'Why it matched'])
  const [, first, second] = genes.getAllByRole('row')
  expect(first?.lastElementChild?.textContent).toBe('symbol is FT')
  expect(second?.lastElementChild?.textContent).toBe('symbol starts with FTSZ1-1')
  expect(second?.lastElementChild?.querySelector('mark')?.textContent).toBe('FT')
  expect(screen.getByText('first 2 of 61')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All 61 genes' }).getAttribute('href')).toBe(tabs[1]?.getAttribute('href'))
  expect(screen.getByRole('link', { name: 'Open as results' })).toBeTruthy()
  expect(screen.getByText('No match among vectors and ecotypes.')).toBeTruthy()
})

test('[EVERY-008] Enter opens the best match, but not while a key is held down or something else has the focus', async () => {
  answerWith(Response.json(found))
  const { router } = await open('everything')
  const link = await screen.findByRole('link', { name: 'All 61 genes' })
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  link.focus()
  fireEvent.keyDown(link, { key: 'Enter' })
  expect(router.history.location.pathname).toBe('/results')
  link.blur()
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(router.history.location.href).toBe('/locus?key=2034168')
})

test('[EVERY-004] the page says which types could not be searched', async () => {
  answerWith(Response.json({ ...found, missing: ['germplasm', 'community'] }))
  await open('everything')
  const note = await screen.findByText('Germplasms and people and labs could not be searched right now. The other types are complete.')
  expect(note.getAttribute('role')).toBe('status')
  expect(screen.getByRole('navigation', { name: 'Types' })).toBeTruthy()
})

test('[EVERY-009] without a match the page suggests a spelling and leads to the forms', async () => {
  answerWith(
    Response.json({ total: 0, types: [{ category: 'genes', total: 0, docs: [] }], missing: [], best: null, didYouMean: 'agamous' }),
  )
  await open('everything', 'agamuos')
  expect((await screen.findByRole('link', { name: 'agamous' })).getAttribute('href')).toContain('searchText=agamous&category=everything')
  expect(screen.getByRole('link', { name: 'search forms' }).getAttribute('href')).toBe('/search/overview')
  expect(screen.queryByRole('navigation', { name: 'Types' })).toBeNull()
})

test.each(['', `&searchText=${'x'.repeat(201)}`])(
  '[EVERY-007] an address without a text that can be searched for is an error',
  async (rest) => {
    answerWith(Response.json(found))
    await renderInSite(<ResultsPage />, `/results?mainType=general&category=everything${rest}`)
    expect(screen.getByRole('alert').textContent).toMatch(/nothing to search for|longer than 200/)
  },
)

test('[EVERY-010] results show the counts of other types, asked for after the rows', async () => {
  const calls = answerWith(Response.json(found), { docs: [gene(65480, 'FT')], total: 61 })
  await open('genes')
  const tabs = within(await screen.findByRole('navigation', { name: 'Types' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['Everything 63', null],
    ['Genes 61', 'page'],
    ['Keywords 2', null],
  ])
  expect(calls.map(({ path }) => path)).toEqual(['search/general', 'search/everything'])
  expect(calls[1]?.body).toEqual({ searchText: 'FT', rows: 0 })
})

test('[EVERY-010] counts that cannot be had are silent', async () => {
  const failed = Promise.withResolvers<Response>()
  const calls = answerWith(() => failed.promise, { docs: [gene(65480, 'FT')], total: 61 })
  await open('genes')
  expect(await screen.findByRole('rowheader')).toBeTruthy()
  failed.resolve(new Response(null, { status: 503 }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(screen.queryByRole('navigation', { name: 'Types' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[EVERY-010] the search of a form has no counts of other types', async () => {
  const calls = answerWith(Response.json(found), { docs: [gene(65480, 'FT')], total: 61 })
  await renderInSite(<ResultsPage />, '/results?mainType=detail&category=genes&search_params={}')
  expect(await screen.findByRole('rowheader')).toBeTruthy()
  expect(calls.map(({ path }) => path)).toEqual(['search/gene'])
})

test('[EVERY-011] a name of something else leads to it', async () => {
  answerWith(new Response(null, { status: 503 }), {
    elsewhere: [
      { record: { kind: 'germplasm', key: 5, label: 'SALK_014999' }, by: 'name' },
      { record: { kind: 'ecotype', key: 6, label: 'Col-0' }, by: 'stock' },
    ],
  })
  await open('genes', 'SALK_014999')
  const named = within(await screen.findByRole('list', { name: 'Records of this name' }))
  expect(named.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'SALK_014999 is a germplasm: SALK_014999',
    'SALK_014999 is a name of an ecotype: Col-0',
  ])
  expect(named.getByRole('link', { name: 'SALK_014999' }).getAttribute('href')).toBe('/germplasm?key=5')
})
