import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { enrichmentQueryOf, parseEnrichmentView } from '../contract/enrichment-view.ts'
import { enrichmentCall } from './enrichment-query.ts'
import { EnrichmentResult } from './enrichment-result.tsx'
import { someAnswer, someTerm } from './fixtures/some-answer.ts'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ id: 'c', name: 'term c', loci: [], genes: [] })))
afterEach(() => vi.unstubAllGlobals())

async function show(answer: EnrichmentAnswer, query = 'items=AG') {
  const view = parseEnrichmentView(new URLSearchParams(query))
  return renderInSite(<EnrichmentResult view={view} query={{ items: 'AG' }} answer={answer} />, `/?${query}`)
}

test('[ENRICH-018] the picture has a dot for each of the 20 best shown terms, with every number, a sentence and a table', async () => {
  const many = Array.from({ length: 30 }, (_, at) => someTerm(`t${at}`, { log10Q: -40 + at, fold: 2 + at }))
  await show(someAnswer({ terms: [someTerm('folded', { foldedInto: 't0' }), ...many], significant: 31, shown: 30 }))
  const picture = within(screen.getByRole('figure'))
  const dots = picture.getAllByRole('button', { pressed: false })
  expect(dots).toHaveLength(20)
  expect(dots[0]?.getAttribute('aria-label')).toBe('term t0: 10 of 40 genes, 2.0 fold, q 1.0e-40')
  expect(dots[0]?.parentElement?.textContent).toBe('term t0  +1 folded2.0101.0e-40')
  expect(dots.map((dot) => dot.querySelector('circle')?.getAttribute('data-step')).slice(9, 12)).toEqual(['5', '5', '4'].slice(0, 3))
  expect(picture.getByText(/^The top 20 of 30 terms\. First comes term t0: 10 of 28 list genes have it, 2\.0 times/)).toBeTruthy()
  fireEvent.keyDown(dots[0] ?? document.body, { key: 'ArrowDown' })
  expect(dots[1]?.getAttribute('tabindex')).toBe('0')
  fireEvent.click(picture.getByRole('button', { name: 'View as table' }))
  expect(within(picture.getByRole('table')).getByText('t0')).toBeTruthy()
  expect(picture.getByRole('button', { name: 'Save SVG' })).toBeTruthy()
})

test('[ENRICH-020] the table has all numbers of the shown terms, folded ones on request, and opens the genes of a row', async () => {
  const { router } = await show(someAnswer())
  const table = within(screen.getByRole('table', { name: 'Over-represented terms' }))
  const [head, ...rows] = table.getAllByRole('row')
  expect(
    within(head ?? document.body)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Tick', 'Term', 'Name', 'List', 'All', 'Expected', 'Fold', 'p', 'q', 'elim p', 'List genes'])
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['', 'c', 'term c', '20', '40', '2.0', '20.0', '1.0e-12', '< 1e-300', '1.0e-12', 'AG +19'],
    ['', 'd', 'term d', '3', '40', '2.0', '1.5', '1.0e-12', '0.032', '1.0e-12', 'AG +2'],
  ])
  fireEvent.click(screen.getByRole('switch', { name: 'Show folded terms' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('folded=1'))
  fireEvent.click(table.getByRole('button', { name: 'term c' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('term=c'))
})

test('[ENRICH-020] folded terms stand in the table when the address asks for them', async () => {
  await show(someAnswer(), 'items=AG&folded=1')
  expect(within(screen.getByRole('table', { name: 'Over-represented terms' })).getAllByRole('row')).toHaveLength(5)
  expect(screen.getAllByText(/folded into c/)).toHaveLength(2)
})

function setWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0)
    return { matches, media: query, addEventListener: () => {}, removeEventListener: () => {} }
  })
}

test('[ENRICH-029] beside a picture an open term shows its first genes and what is folded into it; all of them with evidence on request', async () => {
  const genes = Array.from({ length: 12 }, (_, at) => ({ key: at, name: `AT1G0${1000 + at}`, symbol: `S${at}`, annotations: [] }))
  vi.stubGlobal('fetch', async () => Response.json({ id: 'c', name: 'term c', loci: genes.map(({ name }) => name), genes }))
  setWidth(1360)
  const { unmount } = await show(someAnswer(), 'items=AG&term=c')
  const first = within(await screen.findByRole('table', { name: 'First genes of term c' }))
  expect(first.getAllByRole('row').map((row) => row.textContent)).toEqual(genes.slice(0, 10).map(({ name, symbol }) => name + symbol))
  expect(screen.getByText(/^Folded into it, .*: term a and term b\.$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12 with evidence and papers' }))
  expect(await screen.findByRole('table', { name: 'Genes of term c' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'First genes of term c' })).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^term c/)
  unmount()
  vi.stubGlobal('fetch', async () => Response.json({ id: 'c', name: 'term c', loci: ['AT1G01000', 'AT1G01001'], genes: genes.slice(0, 1) }))
  const { unmount: leave } = await show(someAnswer(), 'items=AG&term=c')
  expect(await screen.findByRole('button', { name: 'Show the first 1 with evidence and papers' })).toBeTruthy()
  leave()
  // The graph needs the whole page, and without a picture nothing is beside it.
  const { unmount: close } = await show(someAnswer(), 'items=AG&term=c&view=graph')
  expect(await screen.findByRole('table', { name: 'Genes of term c' })).toBeTruthy()
  close()
  const { unmount: end } = await show(someAnswer({ warnings: ['few_tests'] }), 'items=AG&term=c')
  expect(await screen.findByRole('table', { name: 'Genes of term c' })).toBeTruthy()
  end()
  setWidth(1359)
  await show(someAnswer(), 'items=AG&term=c')
  expect(await screen.findByRole('table', { name: 'Genes of term c' })).toBeTruthy()
})

test('[ENRICH-014] nothing significant is a sentence with the number of tests; few tests are reported in the place of a picture', async () => {
  const { unmount } = await show(someAnswer({ significant: 0, shown: 0, terms: [] }))
  expect(screen.getByText('No term at q ≤ 0.05 among 3,302 tested.')).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
  unmount()
  const warnings = ['few_genes', 'large_list', 'few_tests', 'list_is_background', 'no_negation_told'] as const
  await show(someAnswer({ warnings: [...warnings], tests: 5 }))
  for (const sentence of [
    'Only 28 genes of the list were counted: too few for reliable results.',
    'The list is more than half of the background: little can be over-represented.',
    'Only 5 terms could be tested: too few for a picture.',
    'The list is its background: nothing can be over-represented.',
    'These sources do not report negated (NOT) annotations.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
})

test('what was left out is counted and named', async () => {
  await show(someAnswer())
  expect(screen.getByText('28 of 30')).toBeTruthy()
  expect(screen.getByText('2 without annotation')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'AT1G01010', hidden: true })).toBeTruthy()
  expect(screen.getByText('nobody')).toBeTruthy()
})

test('[ENRICH-021] the sentence is that of the answer, and the call of the page is that of its address', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(someAnswer())
  expect(screen.getByText('GO process terms were found.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy sentence' }))
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith('GO process terms were found.'))
  const view = parseEnrichmentView(
    new URLSearchParams(
      `list=${'A'.repeat(22)}&backgroundList=${'B'.repeat(22)}&items=AG&source=go_mf&min=3&evidence=IMP,IDA&correction=none&view=tree&folded=1&term=x`,
    ),
  )
  expect(view).toMatchObject({ picture: 'tree', showsFolded: true, term: 'x', items: null })
  // What holds at first and what cannot be read is left out, and so is how the answer is looked at.
  expect(enrichmentCall(enrichmentQueryOf(view) ?? {})).toEqual({
    path: 'enrichment',
    query: { list: 'A'.repeat(22), source: 'go_mf', min: '3', evidence: 'IDA,IMP', backgroundList: 'B'.repeat(22) },
  })
})
