import { downloadFailure } from '@rosette/ui-kit/results/download-search.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { saveResults } from './save-search.ts'

const search = { category: 'germplasm', searchText: 'CS25' } as const
const id = 'a'.repeat(22)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Stands in for the server; the clicks of links, which a browser would follow, are collected. */
function serve(head: Response, save: Response = Response.json({ id })) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${address}${typeof body === 'string' ? ` ${body}` : ''}`)
    return method === 'HEAD' ? head : save
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
  return { requests, saved }
}

/** What a download that fails says. */
function failureOf(download: Promise<void>): Promise<string> {
  return download.then(
    () => 'It was downloaded.',
    (error) => downloadFailure(error),
  )
}

test('the search is kept on the server, and the browser saves what it finds', async () => {
  const { requests, saved } = serve(new Response(null))
  await saveResults('germplasm', search, 'csv')
  const address = `/api/export/germplasm?search=${id}&format=csv`
  expect(requests).toEqual([`POST /api/searches ${JSON.stringify(search)}`, `HEAD ${address}`])
  expect(saved).toEqual([address])
})

test('a busy server says when to retry, and nothing is downloaded', async () => {
  const { saved } = serve(new Response(null, { status: 429, headers: { 'retry-after': '20' } }))
  expect(await failureOf(saveResults('germplasm', search, 'tsv'))).toBe('Many files are being saved right now. Try again in 20 seconds.')
  expect(saved).toEqual([])
})

test('[SECURE-023] a search that is refused says why', async () => {
  const message = 'Searches of more than 5 MB were saved from your network within a day. Please try again tomorrow.'
  const refusal = { code: 'too_many_requests', message, requestId: 'r1' }
  const { saved } = serve(new Response(null), Response.json(refusal, { status: 429, headers: { 'retry-after': '64800' } }))
  expect(await failureOf(saveResults('germplasm', search, 'tsv'))).toBe(message)
  expect(saved).toEqual([])
})

test('any other failure says that the selection is kept', async () => {
  const { saved } = serve(new Response(null, { status: 503 }))
  expect(await failureOf(saveResults('germplasm', search, 'tsv'))).toBe(
    'The file could not be created. Your selection is unchanged: try again.',
  )
  expect(saved).toEqual([])
})

test('[RESULTS-040] an unknown category is logged: no file, no alert', async () => {
  const { requests, saved } = serve(new Response(null))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await saveResults('nope', search, 'tsv')
  expect(logged).toHaveBeenCalledWith('Unknown category', 'nope')
  expect([...requests, ...saved]).toEqual([])
})
