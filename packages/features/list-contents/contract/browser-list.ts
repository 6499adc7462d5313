import { z } from 'zod'
import { ListContentId } from './list-content.ts'
import { ListReport, RecordList } from './record-list.ts'

/** How many lists a browser keeps. */
export const maxBrowserLists = 50

/** A list that only the visitor's browser has: what an account keeps of one, with its items. It has one version. */
export const BrowserList = RecordList.pick({
  listId: true,
  kind: true,
  name: true,
  note: true,
  colour: true,
  origin: true,
  releaseId: true,
  createdAt: true,
  changedAt: true,
}).extend({
  items: z.array(z.string()).min(1),
  leftover: z.array(z.string()),
  // Lists of older builds of the site have none.
  tags: RecordList.shape.tags.default([]),
  report: ListReport.shape.report.default(null),
  /** Known once an address or an analysis needed it. */
  contentId: ListContentId.nullable(),
})
export type BrowserList = z.infer<typeof BrowserList>
