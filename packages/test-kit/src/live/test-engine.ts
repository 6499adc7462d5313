import { randomBytes } from 'node:crypto'
import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { dropIndex } from '@rosette/search-engine/index/create-index.ts'
import { afterAll, inject } from 'vitest'
import { z } from 'zod'

export type TestEngine = {
  url: string
  engine: Engine
  /** This test file's own: what it writes there meets nobody, and is removed at the end. */
  indexPrefix: string
}

/** The real OpenSearch, for one test file: call it at the top of the file. */
export function testEngine(): TestEngine {
  const { opensearchUrl, indexPrefix: runPrefix } = inject('liveRun')
  const engine = openTestEngine(opensearchUrl)
  const indexPrefix = `${runPrefix}_${randomBytes(4).toString('hex')}`
  afterAll(async () => {
    await dropIndicesWhere(engine, (name) => name.startsWith(`${indexPrefix}-`))
    await engine.close()
  })
  return { url: opensearchUrl, engine, indexPrefix }
}

export function openTestEngine(url: string): Engine {
  // Longer than the product's default: test machines are slow and shared.
  return openEngine({ url, timeoutMs: 10_000, concurrency: 16, queue: 256 })
}

const IndexRows = z.array(z.object({ index: z.string() }))

/** Removes indices of tests, found by their names. */
export async function dropIndicesWhere(engine: Engine, isWanted: (name: string) => boolean): Promise<void> {
  const answer = await engine.request({ method: 'GET', path: '/_cat/indices/rosette_test_*', query: { format: 'json', h: 'index' } })
  for (const { index } of IndexRows.parse(answer)) if (isWanted(index)) await dropIndex(engine, index)
}
