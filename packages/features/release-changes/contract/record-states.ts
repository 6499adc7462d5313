import { z } from 'zod'
import { SectionChange } from './release-changes.ts'

/** Changes of a section that a page shows; the rest are counted. */
export const mostChangedRows = 200
/** Facts of a changed section that stayed, which a page shows between them. */
export const mostSameRows = 50

/** One fact in both states, as text. */
export const StateRow = z
  .object({
    /** What the fact is, if the section has facts of several sorts. */
    label: z.string().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    mark: z.enum(['added', 'removed', 'rewritten', 'same']),
  })
  .meta({ id: 'StateRow' })
export type StateRow = z.infer<typeof StateRow>

export const SectionStates = SectionChange.extend({
  rows: z.array(StateRow),
  /** Rows that were left out. */
  more: z.int().min(0),
}).meta({ id: 'SectionStates' })
export type SectionStates = z.infer<typeof SectionStates>

/** GET record-states/{kind}/{key}: a record in the release that answers, and in the one before. */
export const RecordStates = z
  .object({
    /** Null if no earlier release that was compared with this one can be read: then there is nothing else. */
    againstId: z.string().nullable(),
    releaseId: z.string(),
    /** Heading of the record in each; null if that release does not have it. */
    before: z.string().nullable(),
    after: z.string().nullable(),
    /** Sections that differ; of a record that only one release has, none. */
    sections: z.array(SectionStates),
    /** Titles of those that do not. */
    same: z.array(z.string()),
  })
  .meta({ id: 'RecordStates' })
export type RecordStates = z.infer<typeof RecordStates>
