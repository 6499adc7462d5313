import { afterEach, expect, test, vi } from 'vitest'
import { fetchTextStart } from './fetch-text-start.ts'

afterEach(() => vi.unstubAllGlobals())

const call = { path: 'x', isText: true }

function answerWith(chunks: readonly string[], init: ResponseInit = {}) {
  const cancel = vi.fn()
  const encoder = new TextEncoder()
  let at = 0
  const body = new ReadableStream({
    pull: (controller) => (at < chunks.length ? controller.enqueue(encoder.encode(chunks[at++])) : controller.close()),
    cancel,
  })
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return { fetch, cancel }
}

test('a short text comes whole, with its headers, and is requested as text', async () => {
  const { fetch } = answerWith(['ab', 'cü'], { headers: { 'rosette-sequences': '2' } })
  const { text, isWhole, headers } = await fetchTextStart(call, 4)
  expect([text, isWhole, headers.get('rosette-sequences')]).toEqual(['abcü', true, '2'])
  expect(fetch).toHaveBeenCalledWith('/api/x', expect.objectContaining({ headers: { accept: 'text/plain' } }))
})

test('of a long text the beginning comes, and the rest is not read', async () => {
  const { cancel } = answerWith(['abc', 'def', 'ghi', 'jkl', 'mno', 'pqr'])
  expect(await fetchTextStart(call, 5)).toMatchObject({ text: 'abcde', isWhole: false })
  expect(cancel).toHaveBeenCalled()
})

test('a refusal is the problem of the response', async () => {
  answerWith([JSON.stringify({ code: 'invalid_request', message: 'Too many', requestId: 'r' })], { status: 400 })
  await expect(fetchTextStart(call, 5)).rejects.toMatchObject({ code: 'invalid_request', message: 'Too many', status: 400 })
})
