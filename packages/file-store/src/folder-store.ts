import { randomUUID } from 'node:crypto'
import { constants, type Dirent } from 'node:fs'
import { copyFile, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { type FileStore, maxEntries, type StoredEntry, type StoredFile } from './file-store.ts'
import { isPlainName } from './store-path.ts'
import { streamFile } from './stream-file.ts'

/** Files in a folder of this machine. Links are followed as long as they stay inside it. */
export function folderStore(root: string): FileStore {
  return {
    async list(dir) {
      const real = await resolveInside(root, dir)
      const entries = real && (await absentAsNull(readdir(real.absolute, { withFileTypes: true })))
      if (!entries) return null
      const shown = entries.filter(({ name }) => isPlainName(name)).slice(0, maxEntries)
      const found = await Promise.all(shown.map((entry) => findEntry(root, dir, entry)))
      return found.filter((entry) => entry !== null)
    },
    open: (path) => openFile(root, path),
    async write(path, sourceFile) {
      const folder = join(root, dirname(path))
      await mkdir(folder, { recursive: true })
      const real = await resolveInside(root, dirname(path) === '.' ? '' : dirname(path))
      if (!real) throw new Error(`${folder} can't be made`)
      // Hidden until it is complete.
      const partial = join(real.absolute, `.${randomUUID()}.part`)
      try {
        await copyFile(sourceFile, partial)
        await rename(partial, join(real.absolute, basename(path)))
      } finally {
        await rm(partial, { force: true })
      }
    },
    async close() {},
  }
}

async function openFile(root: string, path: string): Promise<StoredFile | null> {
  const real = await resolveInside(root, path)
  // A link put in its place since is not followed, and a pipe does not make us wait.
  const handle = real && (await absentAsNull(open(real.absolute, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)))
  if (!handle) return null
  const facts = await handle.stat()
  if (!facts.isFile()) {
    await handle.close()
    return null
  }
  const { size, mtime, mtimeMs } = facts
  return {
    path: real.path,
    size,
    lastModified: mtime,
    etag: `"${Math.floor(mtimeMs).toString(36)}-${size.toString(36)}"`,
    read: async (range) => streamFile(handle, range),
    close: () => handle.close(),
  }
}

async function findEntry(root: string, dir: string, entry: Dirent): Promise<StoredEntry | null> {
  const real = await resolveInside(root, dir === '' ? entry.name : `${dir}/${entry.name}`).catch((error: unknown) => {
    // A link that leads out is not listed, and opening it is refused.
    if (error instanceof Problem) return null
    throw error
  })
  const facts = real && (await absentAsNull(stat(real.absolute)))
  if (!facts || !(facts.isFile() || facts.isDirectory())) return null
  const type = facts.isFile() ? 'file' : 'dir'
  return { name: entry.name, type, size: type === 'file' ? facts.size : null, lastModified: facts.mtime }
}

/** Follows all links; throws if they lead out of the root or to a hidden file, null if there is nothing. */
async function resolveInside(root: string, path: string): Promise<{ path: string; absolute: string } | null> {
  const top = await absentAsNull(realpath(root))
  const absolute = top && (await absentAsNull(realpath(join(top, path))))
  if (!absolute || !top) return null
  if (absolute === top) return { path: '', absolute }
  const inside = relative(top, absolute).split(sep)
  if (!inside.every(isPlainName)) throw new Problem('invalid_request', 'This path leads out of the downloads.')
  return { path: inside.join('/'), absolute }
}

const absent: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO']

function absentAsNull<Value>(found: Promise<Value>): Promise<Value | null> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (absent.includes(error.code)) return null
    throw error
  })
}
