import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export type ListedFile = { /** From the folder, with slashes. */ path: string; size: number }

/**
 * All files of a folder and its folders; none if there is no folder. Hidden files are partial ones. A link counts as the file that it leads
 * to within the folder; others are named in `skipped`.
 */
export async function listFiles(root: string): Promise<{ files: ListedFile[]; skipped: string[] }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(absentAsNone)
  const files: ListedFile[] = []
  const skipped: string[] = []
  for (const entry of entries) {
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (entry.isDirectory() || path.split('/').some((part) => part.startsWith('.'))) continue
    const size = entry.isFile() || (entry.isSymbolicLink() && (await staysInside(root, path))) ? await sizeOf(join(root, path)) : null
    // A file that was removed since it was listed is not missed; the rest cannot be copied.
    if (size !== null) files.push({ path, size })
    else if (!entry.isFile()) skipped.push(path)
  }
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), skipped }
}

async function staysInside(root: string, path: string): Promise<boolean> {
  const [top, target] = await Promise.all([realpath(root), realpath(join(root, path)).catch(() => '')])
  return target.startsWith(`${top}${sep}`)
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch (error) {
    absentAsNone(error)
    return null
  }
}

function absentAsNone(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
