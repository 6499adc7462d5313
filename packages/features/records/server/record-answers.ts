import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordDocument } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseLease } from '@rosette/database/published-releases.ts'
import { LRUCache } from 'lru-cache'
import type { TaggedText } from '../../site/server/send-tagged.ts'
import { findStoredRecord, makeRecord, type ReaderOf } from './record-access.ts'

export type AnswerFinder = (lease: ReleaseLease, kind: Kind, key: number, readerOf: ReaderOf) => Promise<TaggedText | null>

type Answer = TaggedText & { text: Buffer }

/** Of one release. A locus takes 10 to 80 kB. */
const maxCachedBytes = 64 * 1024 * 1024

/** The answers that were used last, up to a number of bytes. One long answer does not push out all others. */
export function answerCache(maxBytes: number): LRUCache<string, Answer> {
  return new LRUCache({ maxSize: maxBytes, maxEntrySize: Math.floor(maxBytes / 8), sizeCalculation: ({ text }) => text.byteLength })
}

/**
 * The answer for a record that the caller may see. What the release build stored stays the same for as long as the release is served, so
 * its bytes stay in memory until then; records that people can change are made again each time, for the one who reads them.
 */
export function answerFinder(db: Database): AnswerFinder {
  const caches = new WeakMap<object, ReturnType<typeof answerCache>>()
  const cacheOf = (term: object) => {
    const cache = caches.get(term) ?? answerCache(maxCachedBytes)
    caches.set(term, cache)
    return cache
  }
  return async ({ releaseId, term }, kind, key, readerOf) => {
    const cache = cacheOf(term)
    const name = `${kind.name} ${key}`
    const cached = cache.get(name)
    if (cached) return cached
    const stored = await findStoredRecord(db, releaseId, kind, key)
    if (stored !== null) {
      const answer = answerOf(releaseId, stored)
      cache.set(name, answer)
      return answer
    }
    const made = await makeRecord(db, releaseId, kind, key, readerOf)
    return made && answerOf(releaseId, made)
  }
}

/** The stored text was validated when it was built, and is neither parsed nor serialised here. */
function answerOf(releaseId: string, { json, etag }: RecordDocument): Answer {
  return { text: Buffer.from(json), etag: `"${releaseId}-${etag}"` }
}
