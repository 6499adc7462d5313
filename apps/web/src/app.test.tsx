import { defaultPeople } from '@rosette/features/site/contract/site-config.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App, createQueryClient } from './app.tsx'
import { createAppRouter, parseSearch, stringifySearch } from './router.tsx'
import { hoverDelayMs } from './shell/menu/menu-row.tsx'

const site = { curatorEmail: 'people@rosette.test', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

// No server stands behind these tests; what a page asks for then fails as it does when a visitor is offline.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(path: string, config = site) {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  render(<App data={{ site: config, firstView: null }} queryClient={queryClient} router={router} />)
  await screen.findAllByRole('heading', { level: 1 })
  return router
}

const mailLinks = () => [...document.querySelectorAll('a[href^="mailto:"]')]

test.each(['/', '/help', '/contact', '/pagenotfound', '/access-denied', '/no/such/page'])(
  '[SHELL-028] the curator address on %s is the setting',
  async (path) => {
    await open(path)
    expect(mailLinks().length).toBeGreaterThan(0)
    for (const link of mailLinks()) {
      expect(link.getAttribute('href')).toBe('mailto:people@rosette.test')
      expect(link.textContent).toBe('people@rosette.test')
    }
    expect(document.body.textContent).not.toContain('example.org')
  },
)

test("[SHELL-029] an operator's table changes the address of an external link everywhere", async () => {
  await open('/', { ...site, externalLinks: { subscribe: 'https://prices.example.net/' } })
  const links = await screen.findAllByRole('link', { name: /subscri/i })
  const outside = links.filter((link) => link.getAttribute('href') === 'https://prices.example.net/')
  expect(outside.length).toBeGreaterThanOrEqual(2)
  for (const link of outside) expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
})

test('an address that no page has shows the not-found view, also below a page that exists', async () => {
  await open('/browse/gene_family/a/b')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
})

const menuButton = (name: string) => screen.getByRole('button', { name })
const expanded = (name: string) => menuButton(name).getAttribute('aria-expanded')

test('one menu is open at a time; Escape closes it and gives the focus back', async () => {
  await open('/help')
  fireEvent.click(menuButton('Tools'))
  fireEvent.click(menuButton('Browse'))
  expect([expanded('Tools'), expanded('Browse')]).toEqual(['false', 'true'])
  const first = screen.getByRole('link', { name: 'Overview' })
  first.focus()
  fireEvent.keyDown(first, { key: 'Escape' })
  expect(expanded('Browse')).toBe('false')
  expect(document.activeElement).toBe(menuButton('Browse'))
})

test('arrows walk the row, open a menu and walk its links', async () => {
  await open('/help')
  menuButton('Advanced Search').focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(menuButton('Browse'))
  fireEvent.keyDown(menuButton('Browse'), { key: 'ArrowDown' })
  fireEvent.keyDown(menuButton('Browse'), { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Overview')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Gene Symbols')
})

test('a resting mouse opens a menu, a passing one does not, and the click after it keeps it open', async () => {
  await open('/help')
  vi.useFakeTimers()
  const mouse = { pointerType: 'mouse' }
  fireEvent.pointerOver(menuButton('Tools'), mouse)
  act(() => vi.advanceTimersByTime(hoverDelayMs - 1))
  expect(expanded('Tools')).toBe('false')
  act(() => vi.advanceTimersByTime(1))
  expect(expanded('Tools')).toBe('true')
  fireEvent.click(menuButton('Tools'))
  expect(expanded('Tools')).toBe('true')
  fireEvent.click(menuButton('Tools'))
  expect(expanded('Tools')).toBe('false')
})

test('the search box trims, searches, and is empty afterwards; blanks do nothing', async () => {
  const router = await open('/help')
  const box = within(screen.getByRole('search', { name: 'General search' }))
  const field = box.getByRole<HTMLInputElement>('combobox', { name: 'Search text' })
  fireEvent.change(field, { target: { value: '   ' } })
  fireEvent.click(box.getByRole('button', { name: 'Search' }))
  expect(router.state.location.pathname).toBe('/help')
  fireEvent.change(box.getByRole('combobox', { name: 'Search for' }), { target: { value: 'germplasm' } })
  fireEvent.change(field, { target: { value: ' ag-1 ' } })
  fireEvent.click(box.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.href).toBe('/results?mainType=general&searchText=ag-1&category=germplasm'))
  expect(field.value).toBe('')
})

test('in a query string, numbers, words and quotes stay the texts they are', () => {
  expect(parseSearch('?key=2005&name=AT1G01010&searchText=%22true%22')).toEqual({ key: '2005', name: 'AT1G01010', searchText: '"true"' })
})

test('a query string that was parsed is written back unchanged', () => {
  const search = '?mainType=general&searchText=flower+development&category=genes'
  expect(stringifySearch(parseSearch(search))).toBe(search)
})

test('what is not given is left out of the query string', () => {
  expect(stringifySearch({ key: 7, name: undefined, id: null })).toBe('?key=7')
  expect(stringifySearch({})).toBe('')
})
