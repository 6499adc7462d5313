import { text } from 'node:stream/consumers'
import type { FileStore, StoredEntry } from '@rosette/file-store/file-store.ts'
import { type DownloadListing, isSubscriberFile } from '../contract/download-item.ts'
import { aliasName, followLatest } from './follow-latest.ts'

/** In the format of sha256sum: 64 digits, two blanks, the name (STORE-006). */
export const manifestName = 'SHA256SUMS'
/** A line for each file of the largest folder that is listed. */
const maxManifestBytes = 4 * 1024 * 1024

/** What lies in a folder, by name; null if there is no such folder. */
export async function loadListing(files: FileStore, wanted: string): Promise<DownloadListing | null> {
  const dir = await followLatest(files, wanted)
  const entries = await files.list(dir)
  if (entries === null) return null
  const sums = entries.some(({ name, type }) => name === manifestName && type === 'file')
    ? await loadSums(files, pathIn(dir, manifestName))
    : null
  return Object.fromEntries(
    entries.map((entry) => {
      const path = pathIn(dir, entry.name)
      const { type, size } = seenBy(entry)
      const lastModified = entry.lastModified?.toISOString() ?? null
      const isPremium = type === 'file' && isSubscriberFile(path)
      return [entry.name, { name: entry.name, type, size, lastModified, path, isPremium, sha256: sums?.get(entry.name) ?? null }]
    }),
  )
}

/** Visitors see the alias of the newest release as the folder that it stands for (STORE-005). */
function seenBy({ name, type, size }: StoredEntry): Pick<StoredEntry, 'type' | 'size'> {
  return name === aliasName ? { type: 'dir', size: null } : { type, size }
}

function pathIn(dir: string, name: string): string {
  return dir === '' ? name : `${dir}/${name}`
}

async function loadSums(files: FileStore, path: string): Promise<Map<string, string> | null> {
  const file = await files.open(path)
  if (file === null || file.size === 0 || file.size > maxManifestBytes) {
    await file?.close()
    return null
  }
  const lines = (await text(await file.read({ start: 0, end: file.size - 1 }))).split('\n')
  return new Map(lines.flatMap((line) => (/^[0-9a-f]{64} [ *]./.test(line) ? [[line.slice(66), line.slice(0, 64)] as const] : [])))
}
