import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { NextCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import { z } from 'zod'
import { resolveBuckets } from '../../resolve/contract/resolve-call.ts'
import { ContentWindow, ListContentId, ListPart } from './list-content.ts'
import { ListKind } from './list-kinds.ts'
import { listOperations } from './list-operation.ts'

/** Of one account, those in the bin included. */
export const maxRecordLists = 200
/** Of the current versions of all lists of an account. */
export const maxAccountItems = 2_000_000
export const maxListName = 120
export const maxListNote = 4000
/** How long a deleted list can be restored. */
export const binDays = 30
/** Of one list. */
export const maxListTags = 20
export const maxListTag = 40
/** A list with what each of its 100,000 lines became. */
export const maxReportBytes = 12 * 1024 * 1024
/** A number of the site's palette. */
export const listColours = 8

/** 128 random bits: also the address of a list that is shared. */
export const RecordListId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not the id of a list')

/** How the items of a version came together. */
export const ListOrigin = z
  .discriminatedUnion('by', [
    z.strictObject({ by: z.literal('pasted') }),
    z.strictObject({ by: z.literal('file'), name: z.string().max(200) }),
    z.strictObject({ by: z.literal('search'), searchId: z.string().max(22) }),
    z.strictObject({ by: z.literal('operation'), operation: z.enum(listOperations), of: z.array(ListContentId).max(12) }),
    z.strictObject({ by: z.literal('parts'), of: z.array(ListContentId).max(12), parts: z.array(ListPart).max(4096) }),
    z.strictObject({ by: z.literal('term'), address: z.string().max(2000).describe('Address of the enrichment whose genes they are.') }),
    z.strictObject({ by: z.literal('changes'), releaseId: z.string().max(40).describe('The release whose changes were decided about.') }),
    z.strictObject({ by: z.literal('copy'), listId: RecordListId, version: z.int().min(1) }),
    z.strictObject({ by: z.literal('results'), address: z.string().max(2000).describe('Address of the results they were among.') }),
    z.strictObject({ by: z.literal('combination'), address: z.string().max(2000).describe('Address of the combination of searches.') }),
    z.strictObject({ by: z.literal('blast'), address: z.string().max(2000).describe('Address of the BLAST run that found them.') }),
    z.strictObject({ by: z.literal('version'), version: z.int().min(1).describe('The earlier version that was restored.') }),
    z.strictObject({ by: z.literal('chosen') }),
    z.strictObject({ by: z.literal('edited').describe('Items were added to the version before, or taken out.') }),
  ])
  .meta({ id: 'ListOrigin' })
export type ListOrigin = z.infer<typeof ListOrigin>

const name = z.string().trim().min(1).max(maxListName)
const note = z.string().trim().max(maxListNote).nullable()
const colour = z
  .int()
  .min(0)
  .max(listColours - 1)
  .nullable()
const tags = z
  .array(z.string().trim().min(1).max(maxListTag))
  .max(maxListTags)
  .transform((words) => [...new Set(words)])
  .describe('Words by which its owner finds it.')

/** What a line became that a version was made from: the group of the report, what was taken, and what else was told. */
export const ReportRow = z
  .strictObject({
    line: z.int().min(1),
    input: z.string().max(200),
    group: z.enum(resolveBuckets),
    taken: z.array(z.string().max(200)).max(200),
    note: z.string().max(2000),
  })
  .meta({ id: 'ReportRow' })
export type ReportRow = z.infer<typeof ReportRow>

const report = z.array(ReportRow).max(100_000).nullable().describe('What each line became; null if the list was not made from lines.')
const leftover = z.array(z.string().max(200)).max(100_000).describe('Inputs that matched nothing, as given; tried again at every release.')

/** POST record-lists. */
export const NewRecordList = z
  .strictObject({
    name,
    note: note.default(null),
    tags: tags.default([]),
    colour: colour.default(null),
    contentId: ListContentId,
    leftover: leftover.default([]),
    report: report.default(null),
    origin: ListOrigin,
  })
  .meta({ id: 'NewRecordList' })
export type NewRecordList = z.output<typeof NewRecordList>

/** PATCH record-lists/{listId}: what is left out stays. Another content makes a new version. */
export const RecordListPatch = z
  .strictObject({
    name: name.optional(),
    note: note.optional(),
    tags: tags.optional(),
    colour: colour.optional(),
    isShared: z.boolean().optional().describe('Whether everyone who has the address may read it.'),
    showsOwner: z.boolean().optional().describe('Whether they read the owner’s name.'),
    isDeleted: z.literal(false).optional().describe('Takes it out of the bin.'),
    content: z
      .strictObject({ contentId: ListContentId, leftover: leftover.default([]), report: report.default(null), origin: ListOrigin })
      .optional(),
  })
  .meta({ id: 'RecordListPatch' })
export type RecordListPatch = z.input<typeof RecordListPatch>

/** A list, and its current version or the one requested. */
export const RecordList = z
  .object({
    listId: RecordListId,
    kind: ListKind,
    name: z.string(),
    note: z.string().nullable(),
    tags: z.array(z.string()),
    colour: z.int().nullable(),
    isOwn: z.boolean(),
    isShared: z.boolean(),
    showsOwner: z.boolean(),
    owner: z.string().nullable().describe('Name of the owner, if they show it and the list is somebody else’s.'),
    currentVersion: z.int().describe('What If-Match names.'),
    version: z.int().describe('The version that is shown.'),
    contentId: ListContentId,
    count: z.int(),
    leftoverCount: z.int(),
    hasReport: z.boolean().describe('Whether its owner can read what each line became.'),
    origin: ListOrigin,
    releaseId: z.string().describe('The release in which the version was made.'),
    madeAt: z.iso.datetime().describe('When the version was made.'),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    deletedAt: z.iso.datetime().nullable(),
    openChanges: z.int().describe('Changes by the current release that its owner has not decided about; 0 for others.'),
  })
  .meta({ id: 'RecordList' })
export type RecordList = z.infer<typeof RecordList>

/** GET record-lists: all of the caller, the last changed first. */
export const OwnRecordLists = z.object({ lists: z.array(RecordList) }).meta({ id: 'OwnRecordLists' })
export type OwnRecordLists = z.infer<typeof OwnRecordLists>

/** GET record-lists/{listId}/leftover. */
export const ListLeftover = z.object({ leftover: z.array(z.string()) }).meta({ id: 'ListLeftover' })

/** GET record-lists/{listId}/report: null if the version was not made from lines. */
export const ListReport = z.object({ report }).meta({ id: 'ListReport' })

export const ListVersion = RecordList.pick({
  version: true,
  contentId: true,
  count: true,
  leftoverCount: true,
  origin: true,
  releaseId: true,
  madeAt: true,
})
export type ListVersion = z.infer<typeof ListVersion>

/** GET record-lists/{listId}/versions: the newest first. */
export const ListVersions = z.object({ versions: z.array(ListVersion) }).meta({ id: 'ListVersions' })
export type ListVersions = z.infer<typeof ListVersions>

/**
 * What a release did to an item or a leftover input: merged into a record that was there before, replaced by a new one, split, obsolete,
 * gone, back after it was gone; matched is a leftover input that now names a record.
 */
export const listChanges = ['merged', 'replaced', 'split', 'obsolete', 'gone', 'back', 'matched'] as const
/** Taken: the successors stand in the item's place; kept: the item stays; left out: neither. */
export const changeDecisions = ['taken', 'kept', 'left_out'] as const

export const ListChange = z
  .object({
    item: z.string(),
    change: z.enum(listChanges),
    successors: z.array(RecordRef).describe('Named as items of lists are; by their keys once the release is no longer held.'),
    decision: z.enum(changeDecisions).nullable().describe('Of the owner, who alone reads it; null if they have not decided.'),
  })
  .meta({ id: 'ListChange' })
export type ListChange = z.infer<typeof ListChange>

/** GET record-lists/{listId}/changes?release=: of the current release if none is named. */
export const ListChangesQuery = ContentWindow.extend({ release: z.string().max(40).optional().describe('The current one if left out.') })

export const ListChanges = z
  .object({
    releaseId: z.string(),
    counts: z
      .array(
        z.object({ change: z.enum(listChanges), count: z.int(), open: z.int().describe('Not decided yet; 0 for others than the owner.') }),
      )
      .describe('Of all changes by this release.'),
    from: z.int(),
    changes: z.array(ListChange).describe('Sorted by what happened, then by item.'),
    next: NextCursor,
  })
  .meta({ id: 'ListChanges' })
export type ListChanges = z.infer<typeof ListChanges>

/** POST record-lists/{listId}/decide: makes a new version, if the items change by it. */
export const DecideChanges = z
  .strictObject({
    releaseId: z.string().max(40),
    decisions: z
      .array(
        z.strictObject({
          item: z.string().max(200),
          decision: z.enum(changeDecisions),
          successors: z.array(z.string().max(200)).max(200).optional().describe('Which of them are taken; all if left out.'),
        }),
      )
      .max(10_000)
      .default([]),
    others: z
      .partialRecord(z.enum(listChanges), z.enum(changeDecisions))
      .default({})
      .describe('What is decided about every open change of a sort that is not named above.'),
  })
  .refine(({ decisions, others }) => decisions.length + Object.keys(others).length > 0, 'decides about nothing')
  .meta({ id: 'DecideChanges' })
export type DecideChanges = z.input<typeof DecideChanges>
