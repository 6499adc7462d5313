import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@rosette/contract-kit/clock.ts'
import { openBreaker } from '@rosette/search-engine/engine/breaker.ts'
import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { bulkIndex } from '@rosette/search-engine/index/bulk-index.ts'
import { createIndex, finishIndex } from '@rosette/search-engine/index/create-index.ts'
import { defineIndex, identifier, integer } from '@rosette/search-engine/index/index-definition.ts'
import { z } from 'zod'
import { listEngineNodes, resetOpenSearch, startOpenSearch } from '../services/opensearch-service.ts'
import { ownServiceAddresses } from '../services/service-addresses.ts'

// Three nodes of the engine, each killed with -9 while four clients search, and started again: npm run check:machines
// Fails if a search fails. Starts and stops nodes of its own, 512 MB of heap each.
const nodes = 3
const clients = 4
const watchMs = 10_000
process.env.OPENSEARCH_HEAP ??= '512m'

const addresses = await ownServiceAddresses()
const url = Array.from({ length: nodes }, (_, at) => `http://127.0.0.1:${addresses.openSearchPort + at}`).join(',')
const engine = openEngine({ url, timeoutMs: 5000, concurrency: 8, queue: 64, breaker: openBreaker(systemClock) })
const index = 'machines'
try {
  await startOpenSearch(addresses, nodes)
  await fillIndex(engine)
  await untilGreen(engine)
  process.stdout.write('killed   searches  failed  slowest (ms)  left out after (ms)  back after its start (s)\n')
  for (let number = 1; number <= nodes; number++) await killAndRestart(`node-${number}`)
} finally {
  await engine.close()
  await resetOpenSearch(addresses)
  await rm(addresses.dir, { recursive: true, force: true })
}

async function fillIndex(engine: Engine): Promise<void> {
  const Hit = z.object({ key: z.int(), name: z.string() })
  await createIndex(engine, index, defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name' }))
  const documents = Array.from({ length: 2000 }, (_, key) => ({ id: String(key), document: { key, name: `n${key}` } }))
  await bulkIndex(engine, index, Readable.from(documents))
  await finishIndex(engine, index)
}

async function untilGreen(engine: Engine): Promise<void> {
  const query = { wait_for_status: 'green', wait_for_nodes: String(nodes), timeout: '240s' }
  await engine.request({ method: 'GET', path: '/_cluster/health', query }, { timeoutMs: 250_000 })
}

async function killAndRestart(name: string): Promise<void> {
  const node = (await listEngineNodes(addresses)).find((each) => each.name === name)
  if (!node) throw new Error(`${name} does not run`)
  const load = startLoad()
  await wait(1000)
  const killed = performance.now()
  process.kill(node.pid, 'SIGKILL')
  const isMissing = () => engine.nodes().some(({ isUp }) => !isUp)
  await until(isMissing)
  const leftOutMs = performance.now() - killed
  await wait(watchMs)
  const started = performance.now()
  const starting = startOpenSearch(addresses, nodes)
  await until(() => !isMissing())
  const backSeconds = (performance.now() - started) / 1000
  await starting
  const { searches, failures, slowestMs } = await load.stop()
  await untilGreen(engine)
  const cells = [String(searches).padStart(8), String(failures.length).padStart(6), slowestMs.toFixed(0).padStart(12)]
  process.stdout.write(`${name}   ${cells.join('  ')}  ${leftOutMs.toFixed(0).padStart(19)}  ${backSeconds.toFixed(1).padStart(24)}\n`)
  for (const failure of new Set(failures)) process.stdout.write(`  ${failure}\n`)
  if (failures.length > 0) process.exitCode = 1
}

/** Clients that search one after the other, a few times a second each: this measures losses, not speed. */
function startLoad() {
  let isStopped = false
  let searches = 0
  let slowestMs = 0
  const failures: string[] = []
  const client = async () => {
    while (!isStopped) {
      const start = performance.now()
      const failure = await engine.search(index, { query: { match_all: {} }, size: 5 }).then(
        () => null,
        (error: Error) => `${error.message} ${String(error.cause)}`,
      )
      searches++
      slowestMs = Math.max(slowestMs, performance.now() - start)
      if (failure !== null) failures.push(failure)
      await wait(100)
    }
  }
  const running = Promise.all(Array.from({ length: clients }, client))
  return {
    async stop() {
      isStopped = true
      await running
      return { searches, failures, slowestMs }
    },
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 300_000
  while (!isSo()) {
    if (performance.now() > end) throw new Error('waited five minutes in vain')
    await wait(20)
  }
}
