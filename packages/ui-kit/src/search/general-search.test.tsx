import type { Suggestion } from '@rosette/contract-kit/search/suggestion.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GeneralSearch } from './general-search.tsx'
// As when the field has had the focus.
import './suggestion-list.tsx'
// The contract that checks answers is loaded on demand, which fake clocks do not wait for.
import '@rosette/contract-kit/search/suggestion.ts'
import { typingPauseMs } from './use-while-typing.ts'

const ag: Suggestion = { record: { kind: 'locus', key: 7, label: 'AT4G18960' }, name: 'AG', by: 'symbol', isExact: true }
const agl2: Suggestion = { record: { kind: 'locus', key: 8, label: 'AT5G15800' }, name: 'AGL2', by: 'symbol', isExact: false }
const line: Suggestion = { record: { kind: 'germplasm', key: 9, label: 'ag-1' }, name: 'AG-1', by: 'name', isExact: false }

type SentRequest = { url: URL; signal: AbortSignal; answer(suggestions: readonly Suggestion[]): Promise<void>; fail(): Promise<void> }
let requests: SentRequest[] = []

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const settle = (how: () => void) =>
      act(async () => {
        how()
        await vi.advanceTimersByTimeAsync(1)
      })
    requests.push({
      url: new URL(address, 'http://localhost'),
      signal,
      answer: (suggestions) => settle(() => resolve(Response.json({ suggestions }))),
      fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
    })
    return promise
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search text' })
const options = () => screen.queryAllByRole('option').filter((option) => option.tagName !== 'OPTION')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function type(text: string, pauseMs = typingPauseMs) {
  fireEvent.change(field(), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(pauseMs))
}

async function openWith(suggestions: readonly Suggestion[], text = 'ag') {
  const site = await renderInSite(<GeneralSearch look="bar" hasSearchKeys />)
  await type(text)
  await requests[0]?.answer(suggestions)
  return site
}

test('suggestions are requested after a pause, from two characters on, for the selected type', async () => {
  await renderInSite(<GeneralSearch look="bar" />)
  await type('a', 1000)
  await type(' a ', 1000)
  expect(requests).toEqual([])
  await type('ag', typingPauseMs - 1)
  await type('aga', typingPauseMs - 1)
  expect(requests).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(requests.map(({ url }) => url.pathname + url.search)).toEqual(['/api/suggest?text=aga&category=genes'])
})

test('suggestions are grouped by kind, with the matching name and the reason, and the search as the last row', async () => {
  await openWith([ag, line, agl2])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  const loci = within(screen.getByRole('group', { name: 'genes' }))
  expect(loci.getAllByRole('option').map((option) => option.textContent)).toEqual(['AT4G18960AGsymbol', 'AT5G15800AGL2symbol'])
  const [first] = within(screen.getByRole('group', { name: 'germplasms' })).getAllByRole('option')
  expect(first?.querySelector('mark')?.textContent).toBe('ag')
  expect(options().at(-1)?.textContent).toBe('Search all genes for “ag”')
})

test('arrows wrap around the rows, Enter opens the record and clears the box', async () => {
  const { router } = await openWith([ag, line, agl2])
  expect(activeOption()).toBeNull()
  press('ArrowUp')
  expect(activeOption()?.textContent).toContain('Search all genes')
  press('ArrowDown')
  press('ArrowDown')
  expect(activeOption()?.getAttribute('aria-selected')).toBe('true')
  expect(activeOption()?.textContent).toContain('AT5G15800')
  press('Enter')
  expect(router.history.location.href).toBe('/locus?key=8')
  expect(field().value).toBe('')
  expect(options()).toEqual([])
})

test('[GENERAL-002] [GENERAL-008] Enter without an active row, and the last row, run the search', async () => {
  const { router } = await openWith([ag])
  expect(press('Enter')).toBe(true)
  fireEvent.submit(screen.getByRole('search'))
  expect(router.history.location.href).toBe('/results?mainType=general&searchText=ag&category=genes')
  await type('agl')
  await requests.at(-1)?.answer([agl2])
  fireEvent.click(screen.getByRole('option', { name: 'Search all genes for “agl”' }))
  expect(router.history.location.href).toBe('/results?mainType=general&searchText=agl&category=genes')
})

test('Escape closes the list and nothing else; an arrow opens it again', async () => {
  await openWith([ag])
  expect(press('Escape')).toBe(false)
  expect([options(), field().value, field().getAttribute('aria-expanded')]).toEqual([[], 'ag', 'false'])
  expect(press('Escape')).toBe(true)
  press('ArrowDown')
  await act(() => vi.advanceTimersByTimeAsync(typingPauseMs))
  await requests.at(-1)?.answer([ag])
  expect(options()).toHaveLength(2)
  fireEvent.blur(field())
  expect(options()).toEqual([])
})

test('a late answer never replaces a newer one', async () => {
  await renderInSite(<GeneralSearch look="bar" />)
  await type('ag')
  await type('ag-')
  const [older, newer] = requests
  expect(older?.signal.aborted).toBe(true)
  await newer?.answer([line])
  await older?.answer([ag, agl2])
  expect(options().map((option) => option.textContent)).toEqual(['ag-1', 'Search all genes for “ag-”'])
})

test('a failure is silent, and the box still works', async () => {
  await openWith([ag])
  await type('agx')
  await requests.at(-1)?.fail()
  expect(options()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field().value).toBe('agx')
})

test('Ctrl-K and Command-K move to the box from anywhere, `/` only while nothing is being typed', async () => {
  await renderInSite(
    <>
      <GeneralSearch look="bar" hasSearchKeys />
      <textarea aria-label="Note" />
    </>,
  )
  const note = screen.getByRole('textbox', { name: 'Note' })
  const focusedAfter = (target: Element, key: string, modifiers = {}) => {
    note.focus()
    fireEvent.keyDown(target, { key, ...modifiers })
    return document.activeElement === field()
  }
  expect(focusedAfter(note, 'k', { ctrlKey: true })).toBe(true)
  expect(focusedAfter(note, 'k', { metaKey: true })).toBe(true)
  expect(focusedAfter(document.body, '/')).toBe(true)
  expect(focusedAfter(note, '/')).toBe(false)
  expect(focusedAfter(note, 'k')).toBe(false)
  // On a phone the bar's box is not shown, and the keys stay the browser's.
  Object.defineProperty(field(), 'offsetParent', { value: null })
  expect(focusedAfter(document.body, '/')).toBe(false)
})

test('[GENERAL-034] an accession is suggested with its stocks, or as one without', async () => {
  const bur0: Suggestion = { record: { kind: 'germplasm', key: 1, label: 'Bur-0' }, name: 'BUR-0', by: 'name', isExact: true }
  await openWith([
    { ...bur0, stocks: [] },
    { ...bur0, record: { ...bur0.record, key: 2 }, stocks: ['CS76734'] },
    { ...bur0, record: { ...bur0.record, key: 3 } },
  ])
  expect(options().map((option) => option.textContent)).toEqual(['Bur-0no stock', 'Bur-0stock CS76734', 'Bur-0', expect.any(String)])
})

test('[EVERY-012] a gene is suggested with symbol and full name, and what was typed is marked in the one that matched', async () => {
  const named = { symbol: 'AG', fullName: 'AGAMOUS' }
  await openWith([
    { ...ag, ...named },
    { ...agl2, ...named },
    { ...ag, record: { ...ag.record, key: 11 }, name: 'AGAMOUS', by: 'full_name', ...named },
  ])
  expect(options().map((option) => [option.textContent, option.querySelector('mark')?.parentElement?.textContent])).toEqual([
    ['AT4G18960AGAGAMOUSsymbol', 'AG'],
    ['AT5G15800AGL2AGAGAMOUSsymbol', 'AGL2'],
    ['AT4G18960AGAGAMOUSfull name', 'AGAMOUS'],
    ['Search all genes for “ag”', undefined],
  ])
})

test('[EVERY-001] [EVERY-013] Everything stands above the types, Gene is chosen, and the placeholder follows the choice', async () => {
  await renderInSite(<GeneralSearch look="bar" />)
  const selector = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Search for' })
  expect([selector.options[0]?.value, selector.options[1]?.value, selector.value]).toEqual(['everything', 'genes', 'genes'])
  expect(field().placeholder).toBe('Search genes, e.g. AT4G18960 or AGAMOUS')
  fireEvent.change(selector, { target: { value: 'germplasm' } })
  expect(field().placeholder).toBe('Search germplasms, e.g. CS1092 or ag-1')
  fireEvent.change(selector, { target: { value: 'everything' } })
  expect(field().placeholder).toBe('Search records, e.g. a gene, a line, a keyword or a name')
})
