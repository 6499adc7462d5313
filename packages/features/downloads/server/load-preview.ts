import type { FileStore } from '@rosette/file-store/file-store.ts'
import type { FilePreview } from '../contract/folder-manifest.ts'
import { loadManifest } from './load-manifest.ts'

/** Columns and first rows of a file, as its export noted them; null if it noted none. */
export async function loadPreview(files: FileStore, path: string): Promise<FilePreview | null> {
  const at = path.lastIndexOf('/')
  const manifest = await loadManifest(files, path.slice(0, Math.max(at, 0)))
  const file = manifest?.files.find(({ name }) => name === path.slice(at + 1))
  if (!manifest || !file?.columns || !file.firstRows || file.rows === null) return null
  const { title, rows, licences, columns, firstRows } = file
  return { title, releaseId: manifest.releaseId, rows, licences, columns, firstRows }
}
