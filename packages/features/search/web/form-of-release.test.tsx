import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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
  await renderInSite(<SearchFormPage category={category} />, `/search/${category}${search}`)
  await screen.findByRole('heading', { level: 1 })
}

const control = <Kind extends HTMLElement>(label: string) => {
  const [found] = screen.getAllByLabelText<Kind>(label)
  if (!found) throw new Error(`There is no ${label}`)
  return found
}
const input = (label: string) => control<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
const counts = () => requests.filter(({ url }) => url.includes('match-counts'))

test.for([
  [
    'some lack one',
    { of: 39_818, withTitle: 6735, withAuthors: 1855, withJournal: 4115 },
    /Titles of 6,735 of 39,818 papers .* authors of 1,855 and journals of 4,115; title, author and journal find only those/,
  ],
  ['all have one', { of: 12, withTitle: 12, withAuthors: 12, withJournal: 12 }, null],
] as const)('[FPUB-009] the publication form says how many publications have a title: %s', async ([, publications, words]) => {
  const others = answer
  answer = (url) => (url.includes('release/coverage') ? Response.json({ ...someCoverage, publications }) : others(url))
  await open('publication')
  await waitFor(() => expect(requests.some(({ url }) => url.includes('release/coverage'))).toBe(true))
  await screen.findByText(/1,234/)
  if (words) expect((await screen.findByText(words)).textContent).toMatch(words)
  else expect(screen.queryByText(/Titles of/)).toBeNull()
})

test('[FPUB-009] no other form speaks of titles of publications', async () => {
  await open('germplasm')
  expect(screen.queryByText(/Titles of/)).toBeNull()
  expect(requests.some(({ url }) => url.includes('release/coverage'))).toBe(false)
})

test('[FECO-007] the ecotype form suggests the collection sites of the release, and sends a place or a point with its distance', async () => {
  const others = answer
  const sites = [
    { value: 'Brösarp', count: 5 },
    { value: "L'Aquila", count: 1 },
  ]
  answer = (url) => (url.includes('search-options') ? Response.json({ lists: { places: sites } }) : others(url))
  await open('ecotype')
  const near = input('Near')
  await waitFor(() => expect(near.getAttribute('list')).not.toBeNull())
  const suggested = Array.from(document.getElementById(near.getAttribute('list') ?? '')?.children ?? [], (option) =>
    option.getAttribute('value'),
  )
  expect(suggested).toEqual(['Brösarp', "L'Aquila"])
  const sent = () => counts().at(-1)?.body?.searchTerms
  type('Within (km)', '50')
  type('Near', "L'Aquila")
  await waitFor(() => expect(sent()).toEqual([{ near: { place: "L'Aquila", radius_km: 50 } }]))
  type('Near', '')
  type('Latitude', '0')
  type('Longitude', '-71.06')
  await waitFor(() => expect(sent()).toEqual([{ near: { latitude: 0, longitude: -71.06, radius_km: 50 } }]))
})
