import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fetchJson } from './fetch-json.ts'

const Answer = z.object({ total: z.int() })

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = vi.fn(async () => new Response(text, { status, headers }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a valid response is checked and returned', async () => {
  const fetch = answerWith(200, { total: 3, more: 'ignored' })
  expect(await fetchJson(Answer, { path: 'search', query: { key: '7', name: undefined } })).toEqual({ total: 3 })
  expect(fetch).toHaveBeenCalledWith('/api/search?key=7', expect.objectContaining({ credentials: 'same-origin' }))
})

test.for([
  [{ path: 'x' }, 'GET', undefined],
  [{ path: 'x', body: { a: 1 } }, 'POST', '{"a":1}'],
  [{ path: 'x', body: { a: 1 }, method: 'PUT' }, 'PUT', '{"a":1}'],
  [{ path: 'x', method: 'DELETE' }, 'DELETE', undefined],
] as const)('[SESSION-026] %o is sent by %s below the path of the API, with cookies', async ([call, method, body]) => {
  const fetch = answerWith(200, { total: 3 })
  await fetchJson(Answer, call)
  expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining({ method, credentials: 'same-origin', ...(body && { body }) }))
})

test('a problem keeps its code, message and request ID', async () => {
  answerWith(404, { code: 'not_found', message: 'No locus 7', requestId: 'r1' })
  await expect(fetchJson(Answer, { path: 'x' })).rejects.toMatchObject({
    code: 'not_found',
    message: 'No locus 7',
    requestId: 'r1',
    status: 404,
  })
})

test.for([
  ['a proxy page', 502, '<html>', 'upstream_failed'],
  ['a foreign 404', 404, '<html>', 'not_found'],
  ['an answer of another shape', 200, { total: 'three' }, 'upstream_failed'],
  ['an answer that is not JSON', 200, '<html>', 'upstream_failed'],
] as const)('%s is a problem too', async ([, status, body, code]) => {
  answerWith(status, body, { 'rosette-request-id': 'r2' })
  await expect(fetchJson(Answer, { path: 'x' })).rejects.toMatchObject({ code, requestId: 'r2', status })
})

test.for([
  ['an error field', { error: 'The garden is closed.', message: 'Less' }, {}, 'The garden is closed.'],
  ['a message field', { message: 'Nobody is home.' }, {}, 'Nobody is home.'],
  ['a string', '"Nobody is home."', {}, 'Nobody is home.'],
  ['a plain text', 'Nobody is home.', { 'content-type': 'text/plain; charset=utf-8' }, 'Nobody is home.'],
  ['a page', '<html>', { 'content-type': 'text/html' }, null],
  ['nothing', '', {}, null],
  ['an empty field', { error: ' ' }, {}, null],
] as const)('what a failure says by %s', async ([_, body, headers, said]) => {
  answerWith(400, body, headers)
  await expect(fetchJson(Answer, { path: 'x' })).rejects.toMatchObject({ said })
})

test('a missing response is reported as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchJson(Answer, { path: 'x' })).rejects.toMatchObject({ code: 'upstream_failed', status: null, requestId: null })
})

test('a slow response is aborted', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => waitFor(signal))
  await expect(fetchJson(Answer, { path: 'x', timeoutMs: 5 })).rejects.toThrow('The server took too long to respond.')
})

test('a call that the page aborted is not a failure', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => waitFor(signal))
  const abort = new AbortController()
  const call = fetchJson(Answer, { path: 'x', signal: abort.signal })
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('[SESSION-025] a 401 without redirectUri leaves the visitor where they are', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'http://localhost/profile', assign })
  answerWith(401, { code: 'login_required', message: 'Log in first', requestId: 'r' })
  await expect(fetchJson(Answer, { path: 'x' })).rejects.toMatchObject({ code: 'login_required' })
  expect(assign).not.toHaveBeenCalled()
})

test('[SESSION-024] a 401 with redirectUri redirects there, with the page to return to, and rejects too', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'http://localhost/locus?key=7', assign })
  answerWith(401, { code: 'login_required', message: 'Log in first', requestId: 'r', redirectUri: '/login?from=api' })
  await expect(fetchJson(Answer, { path: 'x' })).rejects.toMatchObject({ status: 401 })
  expect(assign).toHaveBeenCalledWith('/login?from=api&redirect=http%3A%2F%2Flocalhost%2Flocus%3Fkey%3D7')
})

test('[SESSION-008] a call that nobody waits for rejects without leading to the login', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { href: 'http://localhost/help', assign })
  answerWith(401, { code: 'login_required', message: 'Log in first', requestId: 'r', redirectUri: '/login' })
  await expect(fetchJson(Answer, { path: 'x', isBackground: true })).rejects.toMatchObject({ status: 401 })
  expect(assign).not.toHaveBeenCalled()
})

function waitFor(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
