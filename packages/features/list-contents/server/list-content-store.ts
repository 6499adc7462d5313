import { createHash } from 'node:crypto'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { Visitor } from '../../access/contract/access.ts'
import { rowBytes, type Storer, storerOf, takeBytes } from '../../access/server/stored-bytes.ts'
import { maxListItems } from '../contract/list-content.ts'
import { ListKind } from '../contract/list-kinds.ts'
import { type ContentReader, contentReaderOf, isReadableBy, noSuchContent } from './content-access.ts'

/** A kind and natural keys, each once, in the order given. */
export type ListContent = { kind: ListKind; items: readonly string[] }

const dayMs = 24 * 60 * 60 * 1000

/** The first 132 bits of the hash, in the notation of saved searches. No item has a line end. */
export function listContentId({ kind, items }: ListContent): string {
  return createHash('sha256')
    .update(`${kind}\n${items.join('\n')}\n`)
    .digest('base64url')
    .slice(0, 22)
}

/** Who stores a content, and under which name it is counted. */
export type ContentSender = {
  reader: ContentReader
  storer: Storer
  /** How much all contents together may take up before those who are not signed in store no new ones. */
  maxBytes: number
}

export function contentSenderOf(visitor: Visitor, address: string, maxBytes = Number.POSITIVE_INFINITY): ContentSender {
  return { reader: contentReaderOf(visitor), storer: storerOf(visitor, address), maxBytes }
}

/** Stores a content once and returns its id. What is new counts as stored by who sends it. */
export async function keepListContent(db: CommunityDb, content: ListContent, sender: ContentSender, now: Date): Promise<string> {
  const { kind, items } = content
  const { reader } = sender
  expectLength(items.length)
  const id = listContentId(content)
  const bytes = Buffer.byteLength(items.join('\n')) + rowBytes
  const used = { lastUsedAt: now, ...(reader === null && { isOpen: true }) }
  await db.transaction().execute(async (tx) => {
    const known = await tx
      .updateTable('listContent')
      .set(used)
      .where('id', '=', id)
      .where(isReadableBy(reader))
      .returning('id')
      .executeTakeFirst()
    if (!known) {
      // What only others may read counts like a new one: otherwise a limit would tell that somebody has these items.
      await takeBytes(tx, sender.storer, bytes, now)
      await expectPlaceForAll(tx, sender, bytes)
      await tx
        .insertInto('listContent')
        .values({ id, kind, naturalKeys: [...items], itemCount: items.length, bytes, createdAt: now, ...used })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(used))
        .execute()
    }
    if (reader !== null)
      await tx
        .insertInto('listContentHolder')
        .values({ contentId: id, communityId: reader })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return id
}

export function expectLength(count: number): void {
  if (count === 0) throw new Problem('unprocessable', 'A list needs at least one item.')
  if (count <= maxListItems) return
  const [most, given] = [maxListItems, count].map(formatNumber)
  throw new Problem('unprocessable', `A list may hold ${most} items; this one has ${given}.`)
}

/** The content with an id. Reading it is noted, so that it is kept. */
export async function readListContent(db: CommunityDb, id: string, reader: ContentReader, now: Date): Promise<ListContent> {
  const row = await db
    .selectFrom('listContent')
    // As one text: an array of 100,000 is parsed character by character. No item has a line end.
    .select(['kind', 'lastUsedAt', sql<string>`array_to_string(natural_keys, chr(10))`.as('lines')])
    .where('id', '=', id)
    .where(isReadableBy(reader))
    .executeTakeFirst()
  if (row === undefined) throw noSuchContent()
  // Precise to the day is enough to know whether it was used this year, and saves writes.
  if (now.getTime() - row.lastUsedAt.getTime() > dayMs) {
    await db.updateTable('listContent').set({ lastUsedAt: now }).where('id', '=', id).execute()
  }
  return { kind: ListKind.parse(row.kind), items: row.lines.split('\n') }
}

/** Contents in the order of their ids, all of one kind. */
export async function readListContents(db: CommunityDb, ids: readonly string[], reader: ContentReader, now: Date): Promise<ListContent[]> {
  const contents = await Promise.all(ids.map((id) => readListContent(db, id, reader, now)))
  const kinds = new Set(contents.map(({ kind }) => kind))
  if (kinds.size > 1) throw new Problem('invalid_request', `Only lists of one kind are compared; these are of ${[...kinds].join(' and ')}.`)
  return contents
}

const storedMs = 365 * dayMs
const binMs = 30 * dayMs

/** Deletes lists that were in the bin for 30 days, and contents that no list has and nobody used for a year, or that nobody may read. */
export async function pruneLists(db: CommunityDb, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.deleteFrom('recordList').where('deletedAt', '<', before(binMs)).execute()
  await db.transaction().execute(async (tx) => {
    await lockTotal(tx)
    await tx
      .deleteFrom('listContent')
      .where(({ and, or, eb, not, exists, selectFrom }) =>
        and([
          // One that was stored within a day may be about to become a list.
          eb('lastUsedAt', '<', before(dayMs)),
          not(exists(selectFrom('recordListVersion').select('version').whereRef('recordListVersion.contentId', '=', 'listContent.id'))),
          or([
            eb('lastUsedAt', '<', before(storedMs)),
            and([
              eb('isOpen', '=', false),
              not(
                exists(
                  selectFrom('listContentHolder').select('communityId').whereRef('listContentHolder.contentId', '=', 'listContent.id'),
                ),
              ),
            ]),
          ]),
        ]),
      )
      .execute()
  })
}

/** Pruning runs every night. */
const retryFullSeconds = 60 * 60

/** Those who are not signed in have no limit of their own but that of their network: together they could fill the disk. */
async function expectPlaceForAll(tx: CommunityTransaction, { reader, maxBytes }: ContentSender, bytes: number): Promise<void> {
  const total = await lockTotal(tx)
  if (reader !== null || total + bytes <= maxBytes) return
  throw new Problem('overloaded', 'No more lists can be stored without an account at the moment. Please log in, or try again later.', {
    retryAfter: retryFullSeconds,
    refusal: 'storage',
  })
}

/** Contents are added and deleted one transaction after another, so that the sum is right; returns it. */
async function lockTotal(tx: CommunityTransaction): Promise<number> {
  const { bytes } = await tx.selectFrom('listContentTotal').select('bytes').forUpdate().executeTakeFirstOrThrow()
  return bytes
}
