import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { LRUCache } from 'lru-cache'
import type { ContentItem, ItemStatus } from '../contract/list-content.ts'
import { type ListContent, readListContent } from './list-content-store.ts'
import { resolveItems } from './resolve-items.ts'

/** A content as the records of one release. */
export type ResolvedContent = ListContent & {
  resolved: readonly ContentItem[]
  counts: Readonly<Record<ItemStatus, number>>
  /** The records that count, each once, in the order of the items. */
  keys: readonly number[]
}

export type ResolveContent = (id: string, releaseId: string) => Promise<ResolvedContent>

/** About 60 MB in one process. */
const defaultMaxItems = 400_000
const dayMs = 24 * 60 * 60 * 1000

type ResolverOptions = {
  db: Pick<Database, 'pool' | 'community'>
  clock: Clock
  /** How many items of all cached contents stay in memory, if not the default. */
  maxItems?: number
}

/**
 * Contents as the records of a release. Neither of them changes, so those that were requested last stay in memory: a page of results
 * within a list asks several times.
 */
export function contentResolver({ db, clock, maxItems = defaultMaxItems }: ResolverOptions): ResolveContent {
  const cache = new LRUCache<string, ResolvedContent>({
    maxSize: maxItems,
    sizeCalculation: ({ items }) => items.length,
    // Once a day it is read again, which notes that it is used.
    ttl: dayMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  return async (id, releaseId) => {
    const name = `${releaseId} ${id}`
    const known = cache.get(name)
    if (known) return known
    const content = await resolveContent(db, releaseId, await readListContent(db.community, id, clock.now()))
    cache.set(name, content)
    return content
  }
}

export async function resolveContent(db: Pick<Database, 'pool'>, releaseId: string, content: ListContent): Promise<ResolvedContent> {
  const resolved = await resolveItems(db, releaseId, content)
  const counts = { current: 0, replaced: 0, split: 0, obsolete: 0, gone: 0 }
  for (const { status } of resolved) counts[status]++
  const keys = [...new Set(resolved.flatMap(({ record }) => record?.key ?? []))]
  return { ...content, resolved, counts, keys }
}

/** The items of a list of loci as loci of the release, each once, in their order; items that are not counted are left out. */
export function lociOf({ kind, resolved }: ResolvedContent): string[] {
  if (kind !== 'locus') throw new Problem('invalid_request', `This is a list of the kind ${kind}, not of loci.`)
  return [...new Set(resolved.flatMap(({ record }) => record?.label ?? []))]
}
