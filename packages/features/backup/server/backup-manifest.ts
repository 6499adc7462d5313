import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { isReleaseId } from '@rosette/database/release-schema.ts'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import { z } from 'zod'
import { hashFile } from './copy-file.ts'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Relative and downwards only: a manifest that was tampered with must not lead out of the folders that are restored. */
const FilePath = z.string().refine((path) => !path.includes('\0') && path.split('/').every((part) => !['', '.', '..'].includes(part)))
const BackupFile = z.object({ path: FilePath, size: z.int().min(0), sha256: Sha256 })
export type BackupFile = z.infer<typeof BackupFile>

const BackupRelease = z.object({
  id: z.string().refine(isReleaseId),
  shapeHash: z.string(),
  /** Whether the backup holds the release itself; otherwise it is loaded again from these files. */
  isIncluded: z.boolean(),
  sources: z.array(z.object({ file: z.string(), sha256: z.string(), bytes: z.number() })),
})
export type BackupRelease = z.infer<typeof BackupRelease>

/** What a backup holds. It is written last, so that a folder without it is not a backup. */
export const BackupManifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  siteId: z.string().regex(/^[a-z0-9_]{1,60}$/),
  postgresVersion: z.int(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Published releases, and those that a rollback goes back to. */
  releases: z.array(BackupRelease),
  downloads: z.enum(['included', 'object storage']),
  /** What the site cannot do without and a backup never holds. The fingerprint tells a key from another, not what it is. */
  secrets: z.array(z.object({ setting: z.string(), fingerprint: z.string() })),
  files: z.array(BackupFile),
})
export type BackupManifest = z.infer<typeof BackupManifest>

const manifestName = 'manifest.json'
/** As `sha256sum -c` reads it. */
const checksumName = `${manifestName}.sha256`

export async function writeManifest(dir: string, manifest: BackupManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(join(dir, manifestName), text, { flush: true })
  await writeFile(join(dir, checksumName), `${sha256Of(text)}  ${manifestName}\n`, { flush: true })
}

/** Reads the manifest of a backup and compares every file with it. Throws at the first that is missing or has other bytes. */
export async function readVerifiedManifest(dir: string, onProgress?: OnProgress): Promise<BackupManifest> {
  const manifest = await readManifest(dir)
  const total = manifest.files.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const file of manifest.files) {
    await verifyFile(join(dir, file.path), file)
    done += file.size
    onProgress?.({ step: 'verify', label: 'backup', done, total, unit: 'bytes' })
  }
  return manifest
}

async function readManifest(dir: string): Promise<BackupManifest> {
  const [text, checksum] = await Promise.all([manifestName, checksumName].map((name) => readFile(join(dir, name), 'utf8'))).catch(
    (cause: unknown) => {
      throw new Error(`${dir} is not a complete backup: ${messageOf(cause)}`, { cause })
    },
  )
  if (text === undefined || checksum?.split(' ')[0] !== sha256Of(text)) throw new Error(`${manifestName} of the backup is damaged.`)
  const parsed = BackupManifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`This version does not understand the backup's ${manifestName}.`, { cause: parsed.error })
  return parsed.data
}

async function verifyFile(path: string, { path: name, size, sha256 }: BackupFile): Promise<void> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new Error(`The backup lacks ${name}.`, { cause })
  })
  if (!found.isFile() || found.size !== size || (await hashFile(path)) !== sha256) throw new Error(`${name} of the backup is damaged.`)
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
