import { z } from 'zod'

/** A link from one record to another, joined by the server so that no page fetches again. */
export const RecordRef = z
  .object({
    kind: z.string(),
    key: z.int(),
    label: z.string(),
  })
  .meta({ id: 'RecordRef' })
export type RecordRef = z.infer<typeof RecordRef>

/** What a link may say beside it: that the label stands in the place of the key, as for probes (RESULTS-030). */
export type LinkTarget = RecordRef & { isByName?: boolean }
