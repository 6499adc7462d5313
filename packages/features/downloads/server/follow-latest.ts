import { text } from 'node:stream/consumers'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import { isPlainName } from '@rosette/file-store/store-path.ts'

/** A file of this name holds the name of the folder beside it that is the newest; object storage has no links. */
export const aliasName = 'latest'
const maxAliasBytes = 255

/** The path with each `latest` replaced by the folder that it stands for. A real folder of this name is left as it is. */
export async function followLatest(files: FileStore, path: string): Promise<string> {
  const segments = path.split('/')
  for (const [at, segment] of segments.entries()) {
    if (segment !== aliasName) continue
    const target = await readAlias(files, segments.slice(0, at + 1).join('/'))
    if (target !== null) segments[at] = target
  }
  return segments.join('/')
}

async function readAlias(files: FileStore, path: string): Promise<string | null> {
  const file = await files.open(path)
  if (file === null) return null
  if (file.size === 0 || file.size > maxAliasBytes) {
    await file.close()
    return null
  }
  const target = (await text(await file.read({ start: 0, end: file.size - 1 }))).trim()
  return isPlainName(target) && target !== aliasName ? target : null
}
