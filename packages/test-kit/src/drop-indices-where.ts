import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { dropIndex } from '@rosette/search-engine/index/create-index.ts'
import { z } from 'zod'

const IndexRows = z.array(z.object({ index: z.string() }))

/** Removes indices of tests, found by their names. */
export async function dropIndicesWhere(engine: Engine, isWanted: (name: string) => boolean): Promise<void> {
  const answer = await engine.request({ method: 'GET', path: '/_cat/indices/rosette_test_*', query: { format: 'json', h: 'index' } })
  for (const { index } of IndexRows.parse(answer)) if (isWanted(index)) await dropIndex(engine, index)
}
