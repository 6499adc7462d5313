import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { ListCursor, NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { z } from 'zod'
import { ListKind } from './list-kinds.ts'
import { listOperations, maxComparedLists } from './list-operation.ts'
import { SavedSearch, SavedSearchId } from './saved-search.ts'

/** The maximum number of items in a list. */
export const maxListItems = 100_000

/** The largest accepted body: the maximum number of items with 20 characters each. */
export const maxListBytes = 2 * 1024 * 1024

/** The hash of a kind and its items: the same content has the same id, and what an id stands for never changes. */
export const ListContentId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not the id of a content')

/**
 * The natural key of a record, which outlives releases: `AT4G18960`, `SALK_104275C`, `GO:0009908`. A record without a name that is only
 * its own has `key:` and its number.
 */
export const ListItem = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u, 'contains a control character')
  .meta({ id: 'ListItem', description: 'Natural key of a record: AT4G18960, SALK_104275C, GO:0009908.' })

const items = z.array(ListItem).min(1).max(maxListItems)
const of = z.array(ListContentId).min(2).max(maxComparedLists)

/** One digit for each compared content, in their order: 1 means in it, 0 not in it. */
export const ListPart = z.string().regex(/^[01]{2,12}$/, 'is not a part of a comparison')

/** What is wrong with a source, as far as a sentence can say it. */
function whyNoSource({ input }: { input?: unknown }): string {
  const kind = z.object({ kind: z.string() }).safeParse(input).data?.kind
  if (kind !== undefined && !ListKind.safeParse(kind).success) return `A list cannot have records of the kind ${kind}.`
  return 'Give a kind with items or keys, a search, an operation of contents, or parts of a comparison.'
}

/** Where the items of a content come from. */
export const ListSource = z
  .union(
    [
      z.strictObject({
        kind: ListKind,
        items: z.array(ListItem).describe('Natural keys; those that this release knows get its spelling, repeated ones go.'),
      }),
      z.strictObject({ kind: ListKind, keys: z.array(z.int().min(1)).describe('Keys of records of this release.') }),
      z.strictObject({ search: z.union([SavedSearch, SavedSearchId]).describe('All its rows, in the order of its page.') }),
      z.strictObject({ operation: z.enum(listOperations), of }),
      z.strictObject({
        of,
        parts: z
          .array(ListPart)
          .min(1)
          .max(2 ** maxComparedLists)
          .describe('Parts of a comparison, taken together.'),
      }),
    ],
    { error: whyNoSource },
  )
  .meta({ id: 'ListSource' })
export type ListSource = z.infer<typeof ListSource>

/** POST list-contents. */
export const StoredContent = z
  .object({
    id: ListContentId,
    kind: ListKind,
    count: z.int().min(1),
    counted: z.int().describe('Records of this release that the items stand for.'),
  })
  .meta({ id: 'KeptContent' })
export type StoredContent = z.infer<typeof StoredContent>

/** POST list-items: the same items without storing them, for a list that stays in the browser. */
export const ListedItems = z.object({ kind: ListKind, items }).meta({ id: 'ListedItems' })
export type ListedItems = z.infer<typeof ListedItems>

/**
 * What an item is in a release: a record; replaced by exactly one record, which counts in its place; split into several; obsolete without
 * a successor; gone, because nothing has its name.
 */
export const itemStatuses = ['current', 'replaced', 'split', 'obsolete', 'gone'] as const
export type ItemStatus = (typeof itemStatuses)[number]

export const ContentItem = z
  .object({
    item: z.string(),
    status: z.enum(itemStatuses),
    record: RecordRef.nullable().describe('What the item counts as; null if it is not counted.'),
    successors: z.array(RecordRef).describe('Of a split item.'),
  })
  .meta({ id: 'ContentItem' })
export type ContentItem = z.infer<typeof ContentItem>

export const maxContentPage = 1000

export const ContentWindow = z.object({
  from: z.coerce.number().int().min(0).max(maxListItems).default(0),
  size: z.coerce.number().int().min(0).max(maxContentPage).default(100),
  cursor: ListCursor.optional(),
})
export type ContentWindow = z.infer<typeof ContentWindow>

/** GET list-contents/{id}. */
export const ContentPage = StoredContent.extend({
  releaseId: z.string(),
  counts: z.record(z.enum(itemStatuses), z.int()).describe('Of all items.'),
  from: z.int(),
  items: z.array(ContentItem),
  next: NextCursor,
}).meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof ContentPage>

/** GET list-contents/{id}/file: `txt` has the items alone, one in a line. */
export const contentFormats = ['txt', 'tsv', 'jsonl'] as const
export const ContentFormat = z.enum(contentFormats)
export type ContentFormat = z.infer<typeof ContentFormat>

/** POST list-overlaps. */
export const OverlapsRequest = z.object({ of }).meta({ id: 'OverlapsRequest' })
export type OverlapsRequest = z.infer<typeof OverlapsRequest>

export const OverlapsAnswer = z
  .object({
    kind: ListKind,
    sizes: z.array(z.int()).describe('Items of each content, in the order given.'),
    union: z.int(),
    parts: z
      .array(z.object({ part: ListPart, count: z.int().min(1), first: z.array(z.string()).describe('Its first items.') }))
      .describe('Those that are not empty, the largest first; they add up to the union.'),
  })
  .meta({ id: 'OverlapsAnswer' })
export type OverlapsAnswer = z.infer<typeof OverlapsAnswer>
