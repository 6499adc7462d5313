import { readFile } from 'node:fs/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { z } from 'zod'
import { isAllowedStart } from './open-address.ts'

/** An official file as its publisher gave it out: where it is, and by what it is recognised. */
export const ManifestFile = z.strictObject({
  file: z.string().regex(/^[\w-][\w.-]{0,199}$/, 'must be a file name without a folder'),
  /** Null: there is no public address from which exactly these bytes come, so the operator supplies the file. */
  address: z
    .url()
    .refine((address) => URL.canParse(address) && isAllowedStart(new URL(address)), 'must be an https address')
    .nullable(),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits'),
  licence: z.string().min(1),
  citation: z.string().min(1),
  /** The date of what the file says, as far as it is known; null if it is not. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a date such as 2023-06-30, 2023-06 or 2023')
    .nullable(),
  /** Why no kind reads the file. */
  unread: z.string().optional(),
  /** Names of columns, separated by commas, and why they are not read. */
  columns: z.record(z.string(), z.string()).optional(),
})
export type ManifestFile = z.infer<typeof ManifestFile>

const Manifest = z
  .array(ManifestFile)
  .min(1, 'must list a file')
  .refine((files) => new Set(files.map(({ file }) => file.toLowerCase())).size === files.length, 'must list each file once')

/** Reads a manifest, which is JSON; what is wrong with it is said before anything is fetched. */
export async function readManifest(path: string): Promise<ManifestFile[]> {
  let content: unknown
  try {
    content = JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new Error(`The manifest ${path} can't be read: ${messageOf(cause)}`, { cause })
  }
  const parsed = Manifest.safeParse(content)
  if (!parsed.success) throw new Error(`The manifest ${path} is not valid.\n${z.prettifyError(parsed.error)}`, { cause: parsed.error })
  return parsed.data
}
