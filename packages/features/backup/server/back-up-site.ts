import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { checkDisk, type ReadDisk } from '@rosette/release-kit/check-disk.ts'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { type BackupFile, type BackupManifest, writeManifest } from './backup-manifest.ts'
import { copyFile, hashFile } from './copy-file.ts'
import { dumpDatabase } from './dump-database.ts'
import { findDumpPrograms, postgresVersion } from './find-dump-programs.ts'
import { type ListedFile, listFiles } from './list-files.ts'
import { noteBackup } from './note-backup.ts'
import { type SiteSnapshot, withSiteSnapshot } from './site-snapshot.ts'

export type BackupOptions = {
  db: Database
  settings: BackupSettings
  /** Folder to be made; it may exist if it is empty. */
  dir: string
  /** Whether the published releases are part of it, or only the names and checksums of their source files. */
  hasReleases: boolean
  now(): Date
  /** Null to go on whatever space there is. */
  readDisk: ReadDisk | null
  onProgress?: OnProgress
}

export type BackupSettings = Pick<
  Settings,
  'databaseUrl' | 'databaseOwnerUrl' | 'sequenceDir' | 'downloadDir' | 'objectStoreUrl' | 'secondFactorKey'
>

export type BackupReport = BackupManifest & { dir: string; bytes: number /** Links that lead elsewhere. */; skipped: string[] }

/** A folder whose files are copied, and its name in the backup. */
type Part = { label: string; from: string; to: string; files: ListedFile[] }

/**
 * Copies the site while it goes on: the database as it was in one moment, then files. It grows under another name and gets its own when it
 * is complete and on the disk.
 */
export async function backUpSite(options: BackupOptions): Promise<BackupReport> {
  const dir = resolve(options.dir)
  if ((await entriesOf(dir)).length > 0) throw new Error(`${dir} is not empty. A backup needs a folder of its own.`)
  const partial = `${dir}.partial`
  await mkdir(dirname(dir), { recursive: true })
  // Everything about members is in it.
  await mkdir(partial, { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause
    throw new Error(`${partial} is there: another backup is being made, or one was interrupted. If so, remove the folder.`, { cause })
  })
  const report = await writeWhole(options, { partial, dir })
  await noteBackup(options.db.community, { finishedAt: options.now(), hasReleases: options.hasReleases })
  return { ...report, dir }
}

async function writeWhole(options: BackupOptions, { partial, dir }: { partial: string; dir: string }): Promise<BackupReport> {
  // Before the snapshot: whatever was acknowledged by then is in it.
  const createdAt = options.now().toISOString()
  try {
    const report = await withSiteSnapshot(options.db, options.hasReleases, (snapshot) =>
      writeBackup({ ...options, dir: partial }, snapshot, createdAt),
    )
    await rename(partial, dir)
    return report
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function writeBackup(options: BackupOptions, snapshot: SiteSnapshot, createdAt: string): Promise<BackupReport> {
  const { db, settings, dir, onProgress } = options
  const version = await postgresVersion(db)
  const bin = await findDumpPrograms(version)
  const releases = snapshot.releases.filter(({ isIncluded }) => isIncluded)
  const sequences = await Promise.all(releases.map(({ id }) => sequencesOf(options, id)))
  const hasDownloads = settings.objectStoreUrl === null
  const { files: downloads, skipped } = hasDownloads ? await listFiles(settings.downloadDir) : { files: [], skipped: [] }
  const parts: Part[] = [...sequences, { label: 'downloads', from: settings.downloadDir, to: 'downloads', files: downloads }]
  const bytes = snapshot.bytes + sum(parts.flatMap(({ files }) => files))
  if (options.readDisk !== null) await checkDisk([{ what: 'the backup', path: dir, bytes }], options.readDisk)

  const schemas = ['community', 'graphile_worker', ...releases.map(({ id }) => schemaOf(id))]
  const url = settings.databaseOwnerUrl ?? settings.databaseUrl
  await dumpDatabase({ url, bin, dir: join(dir, 'database'), schemas, snapshot: snapshot.name, tables: snapshot.tables, onProgress })
  const files: BackupFile[] = []
  for (const { path, size } of (await listFiles(join(dir, 'database'))).files)
    files.push({ path: `database/${path}`, size, sha256: await hashFile(join(dir, 'database', path)) })
  for (const part of parts) files.push(...(await copyPart(part, options)))

  const { siteId, migrations } = snapshot
  const manifest: BackupManifest = {
    format: 1,
    version: await loadVersion(),
    createdAt,
    siteId,
    postgresVersion: version,
    migrations,
    releases: snapshot.releases,
    downloads: hasDownloads ? 'included' : 'object storage',
    secrets: secretsOf(settings),
    files,
  }
  await writeManifest(dir, manifest)
  return { ...manifest, dir, bytes: sum(files), skipped }
}

async function sequencesOf({ db, settings }: BackupOptions, releaseId: string): Promise<Part> {
  const from = await sequenceFolder(db, settings.sequenceDir, releaseId)
  return { label: `sequences of ${releaseId}`, from, to: `sequences/${releaseId}`, files: (await listFiles(from)).files }
}

async function copyPart({ label, from, to, files }: Part, { dir, onProgress }: BackupOptions): Promise<BackupFile[]> {
  const total = sum(files)
  const copied: BackupFile[] = []
  for (const { path } of files) {
    copied.push({ path: `${to}/${path}`, ...(await copyFile(join(from, path), join(dir, to, path))) })
    onProgress?.({ step: 'backup', label, done: sum(copied), total, unit: 'bytes' })
  }
  return copied
}

function sum(files: readonly { size: number }[]): number {
  return files.reduce((total, { size }) => total + size, 0)
}

async function entriesOf(dir: string): Promise<string[]> {
  return readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Settings without which parts of the database cannot be read. */
export function secretsOf({ secondFactorKey }: Pick<BackupSettings, 'secondFactorKey'>): BackupManifest['secrets'] {
  if (secondFactorKey === null) return []
  const fingerprint = createHash('sha256').update('rosette backup').update(secondFactorKey).digest('hex').slice(0, 8)
  return [{ setting: 'SECOND_FACTOR_KEY', fingerprint }]
}

async function loadVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  return String(version)
}
