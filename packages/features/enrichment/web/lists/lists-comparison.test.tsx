import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EnrichmentSettings } from '../../contract/enrichment-call.ts'
import { listsQueryOf, parseEnrichmentView } from '../../contract/enrichment-view.ts'
import type { ComparedTerm, ListsEnrichment } from '../../contract/lists-enrichment.ts'
import { ListsComparison } from './lists-comparison.tsx'

const [first, second] = ['F'.repeat(22), 'S'.repeat(22)]

const cell = (log10Q: number, more: Partial<ComparedTerm['cells'][number]> = {}) => ({
  found: 5,
  fold: 2,
  odds: 3,
  log10P: log10Q - 1,
  log10Q,
  isSignificant: log10Q < -1.3,
  isFolded: false,
  ...more,
})
const counts = { genes: 30, counted: 28, outside: 1, withoutAnnotation: 1, notMatched: 0, background: 22_972, tests: 3302, significant: 2 }
const answer: ListsEnrichment = {
  releaseId: 'r1',
  settings: EnrichmentSettings.parse({}),
  hasOwnBackground: false,
  lists: [
    { id: first, ...counts },
    { id: second, ...counts, counted: 12, outside: 0 },
  ],
  significant: 3,
  terms: [
    { id: 'GO:1', name: 'one', key: 1, withTerm: 40, cells: [cell(-9), cell(-0.2, { found: 0, fold: 0 })] },
    { id: 'GO:2', name: 'two', key: 2, withTerm: 50, cells: [cell(-0.1), cell(-5)] },
    { id: 'GO:3', name: 'three', key: 3, withTerm: 60, cells: [cell(-4, { isFolded: true }), cell(-0.1)] },
  ],
  method: 'Two lists were compared.',
}

async function show(query: string) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    if (!address.startsWith('/api/enrichment/lists')) return Response.json({}, { status: 404 })
    return Response.json(answer)
  })
  const view = parseEnrichmentView(new URLSearchParams(query))
  const rendered = await renderInSite(<ListsComparison view={view} query={listsQueryOf(view) ?? {}} />, `/tools/enrichment?${query}`)
  await screen.findByText('Two lists were compared.')
  return { ...rendered, requests }
}

const namesOf = () =>
  screen.getAllByRole('button', { name: /^(one|two|three): A/ }).map((row) => row.getAttribute('aria-label')?.split(':')[0])

test('[ENRICH-034] lists with their counts and their own pages, dots and a table whose numbers lead to the genes of a list', async () => {
  const { requests, router } = await show(`lists=${first}|${second}&evidence=curated`)
  expect(requests).toContain(`/api/enrichment/lists?of=${first}%7C${second}&evidence=curated`)
  const lists = within(screen.getByRole('table', { name: 'Lists side by side' }))
  const [, one, two] = lists.getAllByRole('row').map((row) => row.textContent)
  expect(one).toContain('28 of 301 without annotation, 1 outside the background22,9723,3022')
  expect(two).toContain('12 of 301 without annotation22,972')
  expect(lists.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/tools/enrichment?list=${first}&evidence=curated`,
    `/tools/enrichment?list=${second}&evidence=curated`,
  ])
  // What is folded in its only list is not shown at first.
  expect(namesOf()).toEqual(['one', 'two'])
  const [dots] = screen.getAllByRole('button', { name: 'one: A 5 genes, 2.0 fold, q 1.0e-9; B 0 genes, 0.0 fold, q 0.63' })
  expect(dots?.querySelectorAll('circle')).toHaveLength(1)
  const table = within(screen.getByRole('table', { name: 'Terms of several lists' }))
  expect(table.getByRole('link', { name: 'Genes of two in B' }).getAttribute('href')).toBe(
    `/tools/enrichment?list=${second}&evidence=curated&term=GO%3A2`,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'By B' }))
  await vi.waitFor(() => expect(router.state.location.searchStr).toContain('by=1'))
})

test('[ENRICH-034] terms are ordered by one list and folded ones shown on request', async () => {
  await show(`lists=${first}|${second}&by=1&folded=1`)
  expect(namesOf()).toEqual(['two', 'one', 'three'])
})

test('[ENRICH-034] an address names two to six lists, each once', () => {
  const listsOf = (...ids: string[]) => parseEnrichmentView(new URLSearchParams({ lists: ids.join('|') })).lists
  expect(listsOf(first)).toEqual([])
  expect(listsOf(first, first)).toEqual([])
  expect(listsOf(first, 'no', second)).toEqual([first, second])
  expect(listsOf(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(22)))).toHaveLength(6)
})
