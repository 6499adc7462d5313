import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openEngine } from './open-engine.ts'

const found = '{"timed_out":false,"hits":{"total":{"value":0}}}'
const answer = (_request: IncomingMessage, response: ServerResponse) => response.setHeader('content-type', 'application/json').end(found)

type Node = { respond(request: IncomingMessage, response: ServerResponse): unknown; isPingAnswered: boolean }

/** A node of an engine that does what the test says with calls other than pings, and counts them. */
async function startNode() {
  const calls: string[] = []
  const node: Node = { respond: answer, isPingAnswered: true }
  const server = createServer((request, response) => {
    request.resume()
    const isPing = request.method === 'HEAD'
    if (!isPing) calls.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (!isPing) node.respond(request, response)
    else if (node.isPingAnswered) response.end()
  })
  const listen = async (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  // The address of a TCP server is an AddressInfo.
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  onTestFinished(async () => void (server.listening && (await stop())))
  return { node, calls, host: `127.0.0.1:${port}`, stop, start: () => listen(port) }
}

async function startNodes({ timeoutMs = 20_000 } = {}) {
  const nodes = [await startNode(), await startNode(), await startNode()]
  const failures: string[] = []
  const url = nodes.map(({ host }) => `http://${host}`).join(',')
  const engine = openEngine({ url, timeoutMs, concurrency: 4, queue: 10, onNodeFailure: (node) => failures.push(node) })
  onTestFinished(() => engine.close())
  const search = () => engine.search('index', {})
  const searches = async (count: number) => {
    for (let each = 0; each < count; each++) await search()
  }
  const [first, second, third] = nodes
  if (!first || !second || !third) throw new Error('three nodes were started')
  const down = () => engine.nodes().flatMap(({ node, isUp }) => (isUp ? [] : [node]))
  return { nodes: [first, second, third] as const, engine, failures, search, searches, down }
}

test('[OPER-041] calls go to the nodes in turn', async () => {
  const { nodes, searches, down } = await startNodes()
  await searches(6)
  expect(nodes.map(({ calls }) => calls.length)).toEqual([2, 2, 2])
  expect(down()).toEqual([])
})

test('[OPER-041] no search fails for a node that is away; it is left out, and used again after it is back', async () => {
  const { nodes, searches, failures, down } = await startNodes()
  const [first] = nodes
  await first.stop()
  await searches(9)
  expect(nodes.map(({ calls }) => calls.length)[0]).toBe(0)
  expect(down()).toEqual([first.host])
  expect(new Set(failures)).toEqual(new Set([first.host]))
  // The other calls did not meet it: one failure for the first of them, and none for its pings.
  expect(failures).toHaveLength(1)
  await first.start()
  await expect.poll(() => searches(1).then(down), { timeout: 20_000, interval: 200 }).toEqual([])
  await searches(3)
  expect(first.calls.length).toBeGreaterThan(0)
})

test('[OPER-041] a read that a node breaks off is answered by another, a write is sent once', async () => {
  const { nodes, engine, searches, search } = await startNodes()
  for (const { node } of nodes.slice(0, 2)) node.respond = (request) => request.socket.destroy()
  await searches(3)
  expect(nodes.map(({ calls }) => calls.length).reduce((a, b) => a + b)).toBeGreaterThan(3)
  for (const { node } of nodes) node.respond = (request) => request.socket.destroy()
  for (const each of nodes) each.calls.length = 0
  for (const path of ['/_bulk', '/index/_doc/1']) await expect(engine.request({ method: 'POST', path, lines: '{}\n' })).rejects.toThrow()
  await expect(engine.request({ method: 'PUT', path: '/index/_settings', body: {} })).rejects.toThrow()
  await expect(engine.request({ method: 'DELETE', path: '/index' })).rejects.toThrow()
  const written = nodes.flatMap(({ calls }) => calls)
  expect(written.sort()).toEqual(['DELETE /index', 'POST /_bulk', 'POST /index/_doc/1', 'PUT /index/_settings'])
  await expect(search()).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('[OPER-041] a node that hangs costs the first searches their time, all nodes together, and is left out until it answers a ping', async () => {
  const { nodes, searches, search, down, failures } = await startNodes({ timeoutMs: 1000 })
  const [first] = nodes
  first.node.respond = () => {}
  first.node.isPingAnswered = false
  const start = performance.now()
  await expect(search()).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(performance.now() - start).toBeGreaterThan(900)
  expect(down()).toEqual([first.host])
  await searches(6)
  expect(first.calls).toHaveLength(1)
  expect(failures).toEqual([first.host])
  first.node.respond = answer
  first.node.isPingAnswered = true
  await expect.poll(() => searches(1).then(down), { timeout: 20_000, interval: 200 }).toEqual([])
})

test('[OPER-041] one search that was too slow does not cost its node its turn', async () => {
  const { nodes, search, searches, down } = await startNodes({ timeoutMs: 1000 })
  const [first] = nodes
  first.node.respond = () => {}
  await expect(search()).rejects.toMatchObject({ code: 'upstream_failed' })
  first.node.respond = answer
  await expect.poll(down, { timeout: 20_000, interval: 20 }).toEqual([])
  await searches(3)
  expect(first.calls.length).toBeGreaterThan(1)
})

test('[OPER-041] after a time-out idle connections are closed, which the same network would have dropped', async () => {
  const { node, host } = await startNode()
  const engine = openEngine({ url: `http://${host}`, timeoutMs: 1000, concurrency: 4, queue: 10 })
  onTestFinished(() => engine.close())
  const search = () => engine.search('index', {})
  const dropped = new Set<object>()
  node.respond = (request, response) => {
    dropped.add(request.socket)
    setTimeout(() => answer(request, response), 100)
  }
  await Promise.all([search(), search(), search(), search()])
  expect(dropped.size).toBe(4)
  node.respond = (request, response) => (dropped.has(request.socket) ? undefined : answer(request, response))
  await expect(search()).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(await search()).toMatchObject({ total: 0 })
})
