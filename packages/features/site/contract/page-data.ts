import { z } from 'zod'
import { SiteConfig } from './site-config.ts'

/** What the server drew a first view with. The browser takes it over with the same, so that nothing changes. */
export const FirstView = z.object({
  /** Whether the visitor seems to hold a phone; the screen decides later. */
  isPhone: z.boolean(),
  /** Answers of calls that the page would make first, under their keys in its cache. */
  answers: z.array(z.object({ key: z.array(z.unknown()), answer: z.unknown() })),
})
export type FirstView = z.infer<typeof FirstView>

/** What a document carries inline, so that the first view needs no second trip. */
export const PageData = z.object({
  site: SiteConfig,
  /** The release the document was answered from; null before the first one is published. */
  release: z.string().nullable(),
  /** The record of this address; the lookup is as the query string has it, so that the page asks the same question. */
  record: z
    .object({
      kind: z.string(),
      lookup: z.partialRecord(z.enum(['key', 'name', 'accession', 'id']), z.string()),
      // Checked against the kind's own contract when the release was built.
      record: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  /** What the server drew the first view with, besides the record; empty if it drew none. */
  firstView: FirstView.nullable().default(null),
})
export type PageData = z.infer<typeof PageData>
