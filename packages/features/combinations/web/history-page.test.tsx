import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { clearHistory, recordSearch } from '../../search-history/web/browser-history.ts'
import { HistoryPage } from './history-page.tsx'

const Body = z.object({ steps: z.array(z.object({ join: z.string().optional(), asGenes: z.boolean(), search: z.string() })) })

let combined: z.output<typeof Body>['steps'][] = []
/** Ids of saved searches, in the order in which they were saved. */
let saved: unknown[] = []
const idOf = (at: number) => String(at).padStart(22, 'A')

beforeEach(() => {
  combined = []
  saved = []
  localStorage.clear()
  clearHistory()
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/api/questions')) return Response.json({ questions: [] })
    if (url.endsWith('/api/searches')) return Response.json({ id: idOf(saved.push(JSON.parse(body ?? ''))) })
    const { steps } = Body.parse(JSON.parse(body ?? ''))
    combined.push(steps)
    const counts = steps.map((_, at) => ({ found: 10 * (at + 1), own: 10 * (at + 1), left: 10 - 3 * at }))
    const total = counts.at(-1)?.left ?? 0
    return Response.json({ kind: 'locus', releaseId: 'r1', steps: counts, total, first: ['AG', 'FT'].slice(0, total) })
  })
  const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute))
  recordSearch({ category: 'genes', searchTerms: [{ chromosome: '1' }] }, 71, at(0))
  recordSearch({ category: 'germplasm', searchText: 'late flowering' }, 1195, at(1))
  recordSearch({ category: 'genes', searchTerms: [{ chromosome: '2' }], filters: { has_phenotype: { include: ['true'] } } }, 40, at(2))
  recordSearch({ category: 'community', searchText: 'flora' }, 3, at(3))
})

// Before the first test, whose time it would take.
await import('../../results/web/results-page.tsx')

async function open(search = '') {
  const { router } = await renderInSite(<HistoryPage />, `/search/history${search}`)
  await screen.findByText('late flowering', { exact: false }, { timeout: 10_000 })
  await waitFor(() => expect(document.body.textContent).not.toContain('…'))
  return router
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const box = (no: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Combine search ${no}` })

test('[HISTORY-005] each search is a row with number, words, type, count and time, and leads to results and form', async () => {
  await open()
  const texts = rows().map((row) => row.textContent)
  expect(texts).toEqual([
    expect.stringContaining('#4matching “flora”'),
    expect.stringContaining('#3chromosome is 2, Has phenotype: yes'),
    expect.stringContaining('#2matching “late flowering”'),
    expect.stringContaining('#1chromosome is 1'),
  ])
  expect(texts[2]).toContain('1,1952026-10-01')
  const hrefs = within(rows()[1] ?? document.body)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://rosette.example'))
  expect(hrefs.map(({ pathname }) => pathname)).toEqual(['/results', '/search/genes'])
  expect(hrefs[0]?.searchParams.get('is.has_phenotype')).toBe('true')
  expect(hrefs[1]?.searchParams.get('search_params')).toBe('{"chromosome":"2"}')
  // A search from the search box has no form.
  expect(screen.queryByRole('link', { name: 'Edit search 2' })).toBeNull()
})

test('[HISTORY-005] a text and a type narrow the list', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: 'LATE' } })
  expect(rows()).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Filter this list'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Show searches that find'), { target: { value: 'genes' } })
  expect(rows().map((row) => row.textContent?.slice(0, 2))).toEqual(['#3', '#1'])
})

test('[HISTORY-015] searches of one kind become steps; others only after they are turned into genes', async () => {
  const router = await open()
  // People have no lists.
  expect(box(4).disabled).toBe(true)
  fireEvent.click(box(1))
  await waitFor(() => expect(box(1).checked).toBe(true))
  expect([box(2).disabled, box(3).disabled]).toEqual([true, false])
  expect(screen.queryByRole('button', { name: 'Turn search 4 into genes' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Turn search 2 into genes' }))
  await waitFor(() => expect(box(2).checked).toBe(true))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 genes, among them AG, FT …'))
  expect(combined.at(-1)).toEqual([
    { join: 'and', asGenes: false, search: idOf(1) },
    { join: 'and', asGenes: true, search: idOf(2) },
  ])
  expect(saved).toEqual([
    { category: 'genes', searchTerms: [{ chromosome: '1' }] },
    { category: 'germplasm', searchText: 'late flowering' },
  ])
  await waitFor(() => expect(screen.getByRole('list', { name: 'Steps' }).textContent).not.toContain('…'))
  const [first, second] = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('#1 Genes: chromosome is 1 finds 10left: 10')
  expect(second?.textContent).toContain('Genes of Germplasms: matching “late flowering” finds 20, takes away 3left: 7')

  fireEvent.change(screen.getByLabelText('How step 2 is joined'), { target: { value: 'without' } })
  await waitFor(() => expect(combined.at(-1)?.[1]?.join).toBe('without'))
  expect(router.state.location.searchStr).toContain(encodeURIComponent(`without.search.${idOf(2)}.genes`))
  fireEvent.click(screen.getByRole('button', { name: 'Remove step 1' }))
  await waitFor(() => expect(box(1).checked).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull())
})

test('[HISTORY-004] what is deleted, cleared or switched off is shown at once', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Delete search 4' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  fireEvent.click(screen.getByLabelText('Keep my searches in this browser'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear history' }))
  await screen.findByText('The history is switched off, so searches are not kept.')
})
