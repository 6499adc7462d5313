import { rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { listMigrations } from '@rosette/database/migrate.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { checkDisk, type ReadDisk } from '@rosette/release-kit/check-disk.ts'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { type BackupFile, type BackupManifest, readVerifiedManifest } from './backup-manifest.ts'
import { copyFile, hashFile } from './copy-file.ts'
import { restoreDump } from './dump-database.ts'
import { findDumpPrograms, postgresVersion } from './find-dump-programs.ts'

export type RestoreOptions = {
  db: Database
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'sequenceDir' | 'downloadDir' | 'objectStoreUrl'>
  dir: string
  /** Null to go on whatever space there is. */
  readDisk: ReadDisk | null
  onProgress?: OnProgress
}

/**
 * Restores database and files of a backup. All that can be checked is checked before anything is changed. Files come first and the database
 * last, in one transaction: a restore that fails half-way can be repeated, and finds the files that it has put in place.
 */
export async function restoreSite(options: RestoreOptions): Promise<BackupManifest> {
  const { db, settings, dir, onProgress } = options
  await expectEmptyDatabase(db)
  const manifest = await readVerifiedManifest(dir, onProgress)
  await expectKnownMigrations(manifest)
  const version = await postgresVersion(db)
  if (version < manifest.postgresVersion)
    throw new Error(`The backup is of PostgreSQL ${manifest.postgresVersion}; the server is version ${version}.`)
  const bin = await findDumpPrograms(version)
  const missing = await findMissingFiles(options, manifest)

  for (const [index, { from, to }] of missing.entries()) {
    await placeFile(from, to)
    onProgress?.({ step: 'restore', label: 'files', done: index + 1, total: missing.length, unit: 'files' })
  }
  await restoreDump({ url: settings.databaseOwnerUrl ?? settings.databaseUrl, bin, dir: join(dir, 'database'), onProgress })
  await forgetOtherReleases(db, manifest)
  await freeJobs(db)
  return manifest
}

/** A fresh database: without a table, and without any schema but its own. */
async function expectEmptyDatabase({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    union select relname from pg_class where relnamespace = to_regnamespace('public') order by name limit 5`,
  )
  if (rows.length === 0) return
  throw new Error(`The database is not empty: it has ${rows.map(({ name }) => name).join(', ')}. Restore into a new one (createdb).`)
}

async function expectKnownMigrations({ version, migrations }: BackupManifest): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, sha256 }) => [name, sha256]))
  const unknown = migrations.filter(({ name, sha256 }) => known.get(name) !== sha256).map(({ name }) => name)
  if (unknown.length > 0)
    throw new Error(`The backup is of version ${version}, which has migrations that this one lacks: ${unknown.join(', ')}`)
}

type Placing = BackupFile & { from: string; to: string }

/** Files of the backup that are not yet where they belong. One that is there with other bytes is not ours to replace. */
async function findMissingFiles(
  { settings, dir, readDisk }: RestoreOptions,
  { siteId, files, downloads }: BackupManifest,
): Promise<Placing[]> {
  const folders: Readonly<Record<string, string>> = { sequences: join(settings.sequenceDir, siteId), downloads: settings.downloadDir }
  if (downloads === 'included' && settings.objectStoreUrl !== null && files.some(({ path }) => path.startsWith('downloads/')))
    throw new Error('The backup has download files of a folder, and this site has object storage. Restore without it and copy them over.')
  const missing: Placing[] = []
  for (const file of files) {
    const [part = '', ...rest] = file.path.split('/')
    const folder = folders[part]
    if (folder === undefined) continue
    const to = join(folder, ...rest)
    const isThere = await hasFile(to)
    if (isThere && (await hashFile(to)) !== file.sha256) throw new Error(`${to} is there already and differs from the backup.`)
    if (!isThere) missing.push({ ...file, from: join(dir, file.path), to })
  }
  const demands = Object.entries(folders).map(([what, path]) => ({
    what,
    path,
    bytes: missing.filter(({ to }) => to.startsWith(path)).reduce((sum, { size }) => sum + size, 0),
  }))
  if (readDisk !== null) await checkDisk(demands, readDisk)
  return missing
}

async function hasFile(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

/** Hidden until it is complete. */
async function placeFile(from: string, to: string): Promise<void> {
  const partial = join(dirname(to), `.${basename(to)}.part`)
  await rm(partial, { force: true })
  await copyFile(from, partial)
  await rename(partial, to)
}

/** Releases that were being prepared, or that a backup without releases lacks, can be loaded again under their ids. */
async function forgetOtherReleases({ pool }: Database, { releases }: BackupManifest): Promise<void> {
  const included = releases.filter(({ isIncluded }) => isIncluded).map(({ id }) => id)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update community.published_release set previous_release_id = null where previous_release_id <> all($1)', [included])
    await client.query('delete from community.published_release where release_id <> all($1)', [included])
    await client.query(
      `update community.release set state = 'failed', note = 'The backup that this site was restored from does not have it.'
      where id <> all($1) and state not in ('failed', 'retired')`,
      [included],
    )
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

/** Jobs that were running when the backup was made belong to workers that do not exist here. */
async function freeJobs({ pool }: Database): Promise<void> {
  await pool.query(
    'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))',
  )
}
