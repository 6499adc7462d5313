import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordDocument } from '@rosette/database/find-record-document.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseLease } from '@rosette/database/published-releases.ts'
import type { TaggedText } from '../../site/server/send-tagged.ts'
import { byteShelf } from './byte-shelf.ts'
import { findStoredRecord, makeRecord } from './record-access.ts'

export type AnswerFinder = (lease: ReleaseLease, kind: Kind, key: number) => Promise<TaggedText | null>

/** As many records as fit stay in memory: those that are asked for. A locus takes 10 to 80 kB. */
const keptBytes = 64 * 1024 * 1024

/**
 * The answer for a record that the caller may see. What the release build stored stays the same for as long as the release is served, so
 * its bytes are kept in memory until then; records that people can change are made again each time.
 */
export function answerFinder(db: Database): AnswerFinder {
  const shelves = new WeakMap<object, ReturnType<typeof byteShelf<TaggedText & { text: Buffer }>>>()
  const shelfOf = (term: object) => {
    const shelf = shelves.get(term) ?? byteShelf(keptBytes)
    shelves.set(term, shelf)
    return shelf
  }
  return async ({ releaseId, term }, kind, key) => {
    const shelf = shelfOf(term)
    const place = `${kind.name} ${key}`
    const kept = shelf.find(place)
    if (kept !== null) return kept
    const stored = await findStoredRecord(db, releaseId, kind, key)
    if (stored !== null) return shelf.put(place, answerOf(releaseId, stored))
    const made = await makeRecord(db, releaseId, kind, key)
    return made && answerOf(releaseId, made)
  }
}

/** The stored text was validated when it was built, and is neither parsed nor serialised here. */
function answerOf(releaseId: string, { json, etag }: RecordDocument) {
  return { text: Buffer.from(json), etag: `"${releaseId}-${etag}"` }
}
