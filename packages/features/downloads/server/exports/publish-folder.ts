import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import { aliasName } from '../follow-latest.ts'
import { manifestName } from '../load-listing.ts'

export type ExportedFile = { path: string; sha256: string }

/** Puts files of this machine into the folder of a release, with their checksums, and then makes it the newest of its section. */
export async function publishFolder(
  files: FileStore,
  section: string,
  releaseId: string,
  made: readonly { name: string; source: string }[],
  scratch: string,
): Promise<ExportedFile[]> {
  const written: ExportedFile[] = []
  for (const { name, source } of made) {
    await files.write(`${section}/${releaseId}/${name}`, source)
    written.push({ path: `${section}/${releaseId}/${name}`, sha256: await sumOf(source) })
  }
  const lines = written.map(({ path, sha256 }) => `${sha256}  ${path.slice(path.lastIndexOf('/') + 1)}\n`)
  await writeText(`${section}/${releaseId}/${manifestName}`, lines.join(''))
  await writeText(`${section}/${aliasName}`, `${releaseId}\n`)
  return written

  async function writeText(path: string, text: string): Promise<void> {
    const source = join(scratch, 'text')
    await writeFile(source, text)
    await files.write(path, source)
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
