import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { askAddresses, isGood } from './ask-addresses.ts'

let asking = 0
let mostAtOnce = 0
const requests: string[] = []
const server = createServer((request, response) => {
  const path = request.url ?? ''
  requests.push(path)
  asking += 1
  mostAtOnce = Math.max(mostAtOnce, asking)
  response.on('close', () => {
    asking -= 1
  })
  if (path === '/silent') return
  // Answers take a while, or two requests would never be there at the same time.
  setTimeout(() => {
    if (path === '/moved') response.writeHead(301, { location: '/good' }).end()
    else response.writeHead(path === '/missing' ? 404 : path === '/refused' ? 403 : 200).end('x'.repeat(1000))
  }, 30)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const listening = server.address()
const port = typeof listening === 'object' && listening !== null ? listening.port : 0
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const at = (path: string) => `http://127.0.0.1:${port}${path}`

test('[TEXT-007] good, moved, missing, refusing and silent addresses are distinguished, each asked once and a few at a time', async () => {
  const paths = ['/good', '/moved', '/missing', '/refused', '/silent', '/1', '/2', '/3', '/good']
  const answers = await askAddresses(paths.map(at), { timeoutMs: 400, atOnce: 2 })
  const reported = Object.fromEntries([...answers].map(([address, answer]) => [new URL(address).pathname, answer]))
  expect(reported['/good']).toEqual({ status: 200, error: null, movedTo: null })
  expect(reported['/moved']).toEqual({ status: 200, error: null, movedTo: at('/good') })
  expect(reported['/silent']).toEqual({ status: null, error: 'no answer in time', movedTo: null })
  expect(
    Object.entries(reported)
      .filter(([, answer]) => !isGood(answer))
      .map(([path]) => path)
      .sort(),
  ).toEqual(['/missing', '/silent'])
  expect(mostAtOnce).toBe(2)
  // Once for itself, once because another address leads there.
  expect(requests.filter((path) => path === '/good')).toHaveLength(2)
})

test('[TEXT-007] an address where nothing listens fails with the reason', async () => {
  const answers = await askAddresses(['http://127.0.0.1:1/'])
  const answer = answers.get('http://127.0.0.1:1/')
  expect(answer?.status).toBeNull()
  expect(answer?.error).not.toBe('fetch failed')
})
