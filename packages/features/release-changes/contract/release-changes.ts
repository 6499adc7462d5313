import { z } from 'zod'

const count = z.int().min(0)

/** Of one section of a record: how many facts were added, removed and rewritten. */
export const SectionChange = z.object({ section: z.string(), added: count, removed: count, rewritten: count }).meta({ id: 'SectionChange' })
export type SectionChange = z.infer<typeof SectionChange>

/** What happened to the records of a kind. A record counts once for its kind, and once for each section that differs. */
export const KindChanges = z
  .object({
    /** Records of the release. */
    total: count,
    added: count,
    removed: count,
    changed: count,
    sections: z.array(SectionChange.extend({ records: count })),
  })
  .meta({ id: 'KindChanges' })
export type KindChanges = z.infer<typeof KindChanges>

export const recordChanges = ['added', 'removed', 'changed'] as const
export const RecordChange = z.enum(recordChanges)
export type RecordChange = z.infer<typeof RecordChange>

export const ReleaseEntry = z
  .object({
    releaseId: z.string(),
    publishedAt: z.iso.datetime(),
    /** `current` is served; `rolled_back` is newer than that and was taken back. */
    standing: z.enum(['current', 'earlier', 'rolled_back']),
    /** Whether its records can be read: the current release and the one before. */
    isHeld: z.boolean(),
    /** The release that was published before; null for the first. */
    againstId: z.string().nullable(),
    /** `missed`: one of the two was gone before they could be compared. `first`: nothing to compare with. */
    comparison: z.enum(['first', 'waiting', 'compared', 'missed']),
    /** Records that were added, removed or changed, of the kinds that have been compared. */
    changedRecords: count,
  })
  .meta({ id: 'ReleaseEntry' })
export type ReleaseEntry = z.infer<typeof ReleaseEntry>

/** GET releases: newest first. */
export const ReleaseList = z.object({ releases: z.array(ReleaseEntry) }).meta({ id: 'ReleaseList' })
export type ReleaseList = z.infer<typeof ReleaseList>

/** GET releases/{releaseId}. */
export const ReleaseChanges = ReleaseEntry.extend({
  /** By kind; while releases are compared, the kinds that are done. */
  kinds: z.record(z.string(), KindChanges),
  /** Source files, by what they were in the release before. */
  files: z.object({ same: count, replaced: count, added: count, removed: count }),
}).meta({ id: 'ReleaseChanges' })
export type ReleaseChanges = z.infer<typeof ReleaseChanges>

/** A change of one record with a release. */
export const ChangeOfRecord = z
  .object({
    releaseId: z.string(),
    againstId: z.string(),
    publishedAt: z.iso.datetime(),
    change: RecordChange,
    sections: z.array(SectionChange),
  })
  .meta({ id: 'ChangeOfRecord' })
export type ChangeOfRecord = z.infer<typeof ChangeOfRecord>

/** GET record-changes/{kind}/{key}. */
export const RecordHistory = z
  .object({
    releaseId: z.string(),
    /** The release before, if it was compared with this one. */
    againstId: z.string().nullable(),
    /** Whether both states can be read. */
    areHeld: z.boolean(),
    /** The first release whose changes are known; null if that is this one. */
    since: z.object({ releaseId: z.string(), publishedAt: z.iso.datetime() }).nullable(),
    /** Newest first; the last 20. */
    changes: z.array(ChangeOfRecord),
  })
  .meta({ id: 'RecordHistory' })
export type RecordHistory = z.infer<typeof RecordHistory>

/** Lines of the file of changes. */
export const ChangeFormat = z.enum(['tsv', 'json'])
export type ChangeFormat = z.infer<typeof ChangeFormat>

export const ReleaseIdParam = z.string().regex(/^[a-z0-9_]{1,40}$/, 'must be the id of a release, such as 2026_11_17_1')
