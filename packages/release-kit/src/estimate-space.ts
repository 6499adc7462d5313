import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { DiskDemand } from './check-disk.ts'
import type { KindServers } from './kind-server.ts'
import { isGenomeFile } from './load/load-genome.ts'
import { findSourceFiles, type SourceFolders } from './sources/find-source-files.ts'

/** What a release takes up for each byte of its unpacked files, by measurement and rounded up (docs/measured.md, docs/scale.md). */
const databaseFactor = 9
const sequenceFactor = 4
/** Documents, names and their indices, for each byte of the tables that were loaded. */
const documentFactor = 1

/** `databaseDir` is null if the data of the database lie elsewhere or nobody says where. */
type Site = { databaseDir: string | null; sequenceDir: string }

/** What loading a folder and building the release will take. */
export async function estimateLoad(
  { databaseDir, sequenceDir }: Site,
  folders: SourceFolders,
  kindServers: KindServers,
): Promise<DiskDemand[]> {
  const { files, unused } = await findSourceFiles(folders, kindServers)
  const genome = unused.filter(isGenomeFile).map((file) => join(folders.dir, file))
  const [ofFiles, ofGenome] = await Promise.all([sumOf(files.map(({ path }) => path)), sumOf(genome)])
  const sequences = { what: 'sequences', path: sequenceDir, bytes: ofGenome * sequenceFactor }
  return [...ofDatabase(databaseDir, ofFiles * databaseFactor), sequences]
}

/** What building a loaded release will take. */
export async function estimateBuild(db: Database, databaseDir: string | null, releaseId: string): Promise<DiskDemand[]> {
  const { rows } = await db.pool.query<{ bytes: number }>(
    `select coalesce(sum(pg_total_relation_size(oid)), 0)::float8 as bytes from pg_class where relnamespace = to_regnamespace($1) and relkind = 'r'`,
    [schemaOf(releaseId)],
  )
  return ofDatabase(databaseDir, (rows[0]?.bytes ?? 0) * documentFactor)
}

/** Where a database on this machine has its data, if the role may know. */
export async function findDatabaseFolder(db: Database): Promise<string | null> {
  const { rows } = await db.pool.query<{ path: string | null; address: string | null }>(`
    select host(inet_server_addr()) as address,
      case when pg_has_role(current_user, 'pg_read_all_settings', 'usage') then current_setting('data_directory') end as path`)
  const { path = null, address = null } = rows[0] ?? {}
  const isLocal = address === null || address === '::1' || address.startsWith('127.')
  return path !== null && isLocal && (await stat(path).catch(() => null)) !== null ? path : null
}

async function sumOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(unpackedSize))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/** The size of a file without gzip, which is what its last four bytes say (RFC 1952, ISIZE: right below 4 GB). */
export async function unpackedSize(path: string): Promise<number> {
  const { size } = await stat(path)
  if (!path.endsWith('.gz') || size < 18) return size
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, size - 4)
  return Math.max(size, buffer.readUInt32LE(0))
}

function ofDatabase(path: string | null, bytes: number): DiskDemand[] {
  return path === null ? [] : [{ what: 'the database', path, bytes }]
}
