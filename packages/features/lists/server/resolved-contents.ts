import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
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

/** About 60 MB of items in one process. */
const mostItems = 400_000
const dayMs = 24 * 60 * 60 * 1000

/**
 * Contents as the records of a release. Neither of them changes, so those that were asked for last stay in memory: a page of results
 * within a list asks several times.
 */
export function contentResolver({ db, clock }: { db: Pick<Database, 'pool' | 'community'>; clock: Clock }): ResolveContent {
  const kept = new Map<string, { content: ResolvedContent; readAt: number }>()
  let items = 0

  function forget(name: string): void {
    const known = kept.get(name)
    if (known && kept.delete(name)) items -= known.content.items.length
  }

  return async (id, releaseId) => {
    const name = `${releaseId} ${id}`
    const now = clock.now()
    const known = kept.get(name)
    forget(name)
    // Once a day it is read again, which notes that it is used.
    const isFresh = known && now.getTime() - known.readAt < dayMs
    const content = isFresh ? known.content : await resolveContent(db, releaseId, await readListContent(db.community, id, now))
    forget(name)
    kept.set(name, { content, readAt: isFresh ? known.readAt : now.getTime() })
    items += content.items.length
    for (const oldest of kept.keys()) {
      if (items <= mostItems) break
      forget(oldest)
    }
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
