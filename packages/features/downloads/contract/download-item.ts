import { z } from 'zod'

/** DATA-006: a folder or a file of the download pages. A folder has no size, and in object storage no date. */
export const DownloadItem = z
  .object({
    name: z.string(),
    type: z.enum(['dir', 'file']),
    size: z.int().nullable(),
    lastModified: z.iso.datetime().nullable(),
    /** From the root of the downloads, with slashes. */
    path: z.string(),
    /** Only for subscribers. */
    isPremium: z.boolean(),
    /** SHA-256 in hexadecimal digits, if the folder's manifest names the file. */
    sha256: z.string().nullable(),
  })
  .meta({ id: 'DownloadItem' })
export type DownloadItem = z.infer<typeof DownloadItem>

/** API-044: by name. */
export const DownloadListing = z.record(z.string(), DownloadItem).meta({ id: 'DownloadListing' })
export type DownloadListing = z.infer<typeof DownloadListing>

/** The listing as pages read it: whatever is not a file is a folder (DOWN-020). */
export const ReadListing = z.record(z.string(), DownloadItem.extend({ type: z.enum(['dir', 'file']).catch('dir') }))

/** GUARD-010, DOWN-015: every file below a folder whose name contains this is for subscribers, except what says what lies there. */
export function isSubscriberFile(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return folders.some((folder) => /Subscriber_Data_Releases/i.test(folder)) && !['README.txt', '.DS_Store'].includes(name)
}
