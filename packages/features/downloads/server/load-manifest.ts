import { text } from 'node:stream/consumers'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import { FolderManifest } from '../contract/folder-manifest.ts'

/** What an exported folder says of its files, for programs (BULKDATA-006). */
export const folderManifestName = 'manifest.json'
/** Columns and first rows of every table of a release take about one. */
const maxManifestBytes = 16 * 1024 * 1024

/** Null if nothing was exported into the folder, or by an export that wrote no manifest. */
export async function loadManifest(files: FileStore, dir: string): Promise<FolderManifest | null> {
  const file = await files.open(`${dir}/${folderManifestName}`)
  if (file === null || file.size === 0 || file.size > maxManifestBytes) {
    await file?.close()
    return null
  }
  const written = await text(await file.read({ start: 0, end: file.size - 1 }))
  // Curators may put a file of this name into folders of their own.
  const parsed = FolderManifest.safeParse(parseJson(written))
  return parsed.success ? parsed.data : null
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
