import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import { isPlainName } from '@rosette/file-store/store-path.ts'
import { loadReleaseOrigin } from '../../site/server/release-origin.ts'
import { isSubscriberFile } from '../contract/download-item.ts'
import { plainFilePath } from '../contract/plain-file-path.ts'
import { croissantName, croissantOf } from './croissant.ts'
import { dataReleaseFolders, parquetFolder } from './data-release-folders.ts'
import { followLatest } from './follow-latest.ts'
import { folderManifestName, loadManifest } from './load-manifest.ts'

type CroissantDependencies = { db: { community: CommunityDb }; files: FileStore; settings: { publicUrl: string } }

/**
 * The metadata of the data release in a folder; null if none was exported there. Made when it is wanted, because a release gets its DOI after
 * its files are there. Names, sums and columns are public anyway: listings show the files of subscribers to everyone, and the schema is that of
 * the software.
 */
export async function loadCroissant(wanted: string, dependencies: CroissantDependencies): Promise<Record<string, unknown> | null> {
  const { db, files, settings } = dependencies
  if (!isDataRelease(wanted)) return null
  const path = await followLatest(files, wanted)
  const [own, tables] = await Promise.all([loadManifest(files, path), loadManifest(files, `${path}/${parquetFolder}`)])
  if (own === null) return null
  const folders = tables === null ? [] : [{ path: `${path}/${parquetFolder}`, manifest: tables }]
  return croissantOf({
    folders: [{ path, manifest: own }, ...folders],
    doi: await findDoi(db.community, own.releaseId),
    publicUrl: settings.publicUrl,
    isOpen: !isSubscriberFile(`${path}/${croissantName}`),
  })
}

/** Where the metadata of the data release in a folder are; null if none was exported there. */
export async function findCroissant(files: FileStore, wanted: string): Promise<string | null> {
  // Addresses of pages are written by anyone: what is not a path leads nowhere, and the page says so.
  if (!isDataRelease(wanted)) return null
  const path = await followLatest(files, wanted)
  const manifest = await files.open(`${path}/${folderManifestName}`)
  await manifest?.close()
  return manifest === null ? null : plainFilePath(`${path}/${croissantName}`)
}

/** A folder of a release in one of the two sections. */
function isDataRelease(path: string): boolean {
  const [section = '', ...below] = path.split('/')
  return Object.values<string>(dataReleaseFolders).includes(section) && below.length === 1 && below.every(isPlainName)
}

/** Files may outlive the database that knew their release. */
async function findDoi(db: CommunityDb, releaseId: string): Promise<string | null> {
  const known = await db.selectFrom('release').select('id').where('id', '=', releaseId).executeTakeFirst()
  if (known === undefined) return null
  return (await loadReleaseOrigin(db, releaseId)).doi
}
