import { z } from 'zod'

/** DATA-006: a folder or a file of the download pages. A folder has no size. */
export const DownloadItem = z
  .object({
    name: z.string(),
    type: z.enum(['dir', 'file']),
    size: z.int().nullable(),
    lastModified: z.iso.datetime(),
    /** From the root of the downloads, with slashes. */
    path: z.string(),
  })
  .meta({ id: 'DownloadItem' })
export type DownloadItem = z.infer<typeof DownloadItem>

/** API-044: by name. */
export const DownloadListing = z.record(z.string(), DownloadItem).meta({ id: 'DownloadListing' })
export type DownloadListing = z.infer<typeof DownloadListing>
