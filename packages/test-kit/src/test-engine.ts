import { randomBytes } from 'node:crypto'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { afterAll, inject } from 'vitest'
import { dropIndicesWhere } from './drop-indices-where.ts'
import { openTestEngine } from './open-test-engine.ts'

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
