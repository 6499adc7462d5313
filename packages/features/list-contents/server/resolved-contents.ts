import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { LRUCache } from 'lru-cache'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import type { ContentItem, ItemStatus } from '../contract/list-content.ts'
import { type ContentReader, expectReadableContents } from './content-access.ts'
import { type ListContent, readListContent } from './list-content-store.ts'
import { resolveItems } from './resolve-items.ts'

/** A content as the records of one release. */
export type ResolvedContent = ListContent & {
  resolved: readonly ContentItem[]
  counts: Readonly<Record<ItemStatus, number>>
  /** The records that count, each once, in the order of the items. */
  keys: readonly number[]
}

/** A content that the visitor of a request may read, in a release. */
export type ResolveContent = (id: string, releaseId: string) => Promise<ResolvedContent>

/** The same for any reader, once their budget covers it. */
export type ContentResolver = (reader: ContentReader, id: string, releaseId: string, budget?: CostBudget) => Promise<ResolvedContent>

/** About 60 MB in one process. */
const defaultMaxItems = 400_000
const dayMs = 24 * 60 * 60 * 1000

type ResolverOptions = {
  db: Pick<Database, 'pool' | 'records' | 'community'>
  clock: Clock
  /** How many items of all cached contents stay in memory, if not the default. */
  maxItems?: number
}

/**
 * Contents as the records of a release. Neither of them changes, so those that were requested last stay in memory: a page of results
 * within a list asks several times. Who may read one does change, and is looked up every time.
 */
export function contentResolver({ db, clock, maxItems = defaultMaxItems }: ResolverOptions): ContentResolver {
  const cache = new LRUCache<string, ResolvedContent>({
    maxSize: maxItems,
    sizeCalculation: ({ items }) => items.length,
    // Once a day it is read again, which notes that it is used.
    ttl: dayMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  return async (reader, id, releaseId, budget = unlimitedBudget) => {
    const name = `${releaseId} ${id}`
    const known = cache.get(name)
    if (known) {
      await expectReadableContents(db.community, [id], reader)
      await budget.draw(0)
      return known
    }
    const stored = await readListContent(db.community, id, reader, clock.now())
    await budget.draw(costs.ids(stored.items.length))
    const content = await resolveContent(db, releaseId, stored)
    cache.set(name, content)
    return content
  }
}

export async function resolveContent(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  content: ListContent,
): Promise<ResolvedContent> {
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
