import { z } from 'zod'
import { engineStatus } from '../engine/engine-problem.ts'
import type { Engine } from '../engine/open-engine.ts'
import { type IndexDefinition, toIndexBody } from './index-definition.ts'

/** As many segments as 10 GB are written in; `finishIndex` merges all of them, so merging a few at a time before is work done twice. */
const unmergedSegments = 100

/**
 * Creates an index for loading: no refreshes, no replicas, no merges and no wait for the disk after each batch until it is finished; one
 * that was interrupted is built again. Fails if the name is taken.
 */
export async function createIndex(engine: Engine, name: string, definition: IndexDefinition): Promise<void> {
  const body = toIndexBody(definition)
  const merge = { policy: { segments_per_tier: unmergedSegments, max_merge_at_once: unmergedSegments } }
  const loading = { refresh_interval: '-1', number_of_replicas: 0, translog: { durability: 'async' }, merge }
  await engine.request({ method: 'PUT', path: `/${name}`, body: { ...body, settings: { ...body.settings, index: loading } } })
}

/** How long the engine may take to merge what was loaded into one segment: a few minutes for ten million documents. */
const mergeTimeoutMs = 3_600_000

/**
 * Makes a loaded index ready for searches: refreshed, merged into one segment, and with a replica if the cluster has a second node.
 * Every search visits all segments: with fifteen of them it takes twice as long as with one.
 */
export async function finishIndex(engine: Engine, name: string): Promise<void> {
  const merge = { method: 'POST', path: `/${name}/_forcemerge`, query: { max_num_segments: '1' } } as const
  await engine.request(merge, { timeoutMs: mergeTimeoutMs })
  // Of merges, what the engine does by itself.
  const policy = { segments_per_tier: null, max_merge_at_once: null }
  const serving = { index: { refresh_interval: '1s', auto_expand_replicas: '0-1', translog: { durability: 'request' }, merge: { policy } } }
  await engine.request({ method: 'PUT', path: `/${name}/_settings`, body: serving })
  await engine.request({ method: 'POST', path: `/${name}/_refresh` }, { timeoutMs: 300_000 })
}

/** Drops an index, if it exists. */
export async function dropIndex(engine: Engine, name: string): Promise<void> {
  try {
    await engine.request({ method: 'DELETE', path: `/${name}` })
  } catch (error) {
    if (engineStatus(error) !== 404) throw error
  }
}

/** The number of documents that searches see in an index. */
export async function countDocuments(engine: Engine, name: string): Promise<number> {
  // OpenSearch defines the shape of the answer.
  const answer = (await engine.request({ method: 'GET', path: `/${name}/_count` })) as { count: number }
  return answer.count
}

/** Names of the indices that begin with `prefix-`. */
export async function listIndices(engine: Engine, prefix: string): Promise<string[]> {
  const path = `/_cat/indices/${prefix}-*`
  // OpenSearch defines the shape of the answer.
  const rows = (await engine.request({ method: 'GET', path, query: { format: 'json', h: 'index' } })) as { index: string }[]
  return rows.map((row) => row.index).sort()
}

const AliasTargets = z.record(z.string(), z.unknown())

/** The index behind an alias; null if there is no such alias. */
export async function findAliasedIndex(engine: Engine, alias: string): Promise<string | null> {
  try {
    // Without a name before it, the call is about all indices, which a user with rights on those of Rosette only may not ask for.
    const targets = AliasTargets.parse(await engine.request({ method: 'GET', path: `/${alias}/_alias/${alias}` }))
    return Object.keys(targets)[0] ?? null
  } catch (error) {
    if (engineStatus(error) === 404) return null
    throw error
  }
}

/** Points the alias at another index in one step, so that every search finds one of the two. The old index stays for running searches. */
export async function switchAlias(engine: Engine, alias: string, { from, to }: { from: string | null; to: string }): Promise<void> {
  const actions: object[] = [{ add: { index: to, alias } }]
  if (from !== null) actions.push({ remove: { index: from, alias } })
  await engine.request({ method: 'POST', path: '/_aliases', body: { actions } })
}
