import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runClients, runClosedLoop } from './closed-loop.ts'

const seen: string[] = []
let refused = false
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  seen.push(`${request.method} ${request.url} ${body}`)
  const answer = 'x'.repeat(200_000)
  response.writeHead(refused ? 503 : 200, { 'content-length': answer.length }).end(answer)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

function callsTo(path: string) {
  // The address of a TCP server is an AddressInfo.
  const url = new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return [
    { method: 'GET', url, body: null },
    { method: 'POST', url, body: '{"text":"Müller"}' },
  ] as const
}

test('calls are taken in turn, and answers are read to their end', async () => {
  const { p50Ms } = await runClosedLoop(callsTo('/a?b=c'), 3, 0.3)
  expect(seen.slice(0, 4).sort()).toEqual(['GET /a?b=c ', 'GET /a?b=c ', 'POST /a?b=c {"text":"Müller"}', 'POST /a?b=c {"text":"Müller"}'])
  expect(p50Ms).toBeGreaterThan(0)
})

test('each answer is counted once, over the time that all took', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const indices: number[] = []
  const isClosed = vi.fn()
  const client = {
    async ask(index: number) {
      indices.push(index)
      // The last one comes after the end.
      vi.advanceTimersByTime(indices.length === 4 ? 80 : 40)
    },
    close: isClosed,
  }
  try {
    const { rps, p50Ms, p99Ms } = await runClients([client], 3, 0.15)
    expect(indices).toEqual([0, 1, 2, 0])
    expect(rps).toBe(4 / 0.2)
    expect([p50Ms, p99Ms]).toEqual([40, 80])
    expect(isClosed).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

test('a refusal ends the measurement', async () => {
  refused = true
  await expect(runClosedLoop(callsTo('/'), 1, 5)).rejects.toThrow('was answered with 503')
})
