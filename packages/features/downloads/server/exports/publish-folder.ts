import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import type { ReleaseOrigin } from '../../../site/server/release-origin.ts'
import type { FolderManifest, ManifestFile } from '../../contract/folder-manifest.ts'
import { aliasName } from '../follow-latest.ts'
import { manifestName } from '../load-listing.ts'
import { folderManifestName } from '../load-manifest.ts'
import { citationsOf } from './export-facts.ts'
import { formatFolderNote, noteName } from './section-notes.ts'

export type ExportedFile = { path: string; sha256: string }

/** A file of this machine with what its manifest says of it. */
export type MadeFile = Omit<ManifestFile, 'bytes' | 'sha256'> & {
  source: string
  /** Made for the export, and removed when it lies in the store. */
  isScratch: boolean
}

/** A file that may be made; null if the release has nothing for it. */
export type Planned = { section: string; make(): Promise<MadeFile | null> }

type Folder = { files: FileStore; path: string; facts: ReleaseOrigin; scratch: string }

/** Puts files into a folder of a release, each as soon as it is made, then what says what they are, with their checksums at last. */
export async function publishFolder(
  { files, path: folder, facts, scratch }: Folder,
  made: AsyncIterable<MadeFile> | Iterable<MadeFile>,
): Promise<ExportedFile[]> {
  const written: ExportedFile[] = []
  const listed: ManifestFile[] = []
  for await (const { source, isScratch, ...file } of made) {
    const { size } = await stat(source)
    listed.push({ ...file, bytes: size, sha256: await write(file.name, source) })
    if (isScratch) await rm(source)
  }
  if (listed.length === 0) return []
  const text = join(scratch, 'text')
  const manifest: FolderManifest = {
    releaseId: facts.releaseId,
    date: facts.date,
    generatedBy: 'Rosette',
    citations: citationsOf(facts.sources),
    files: listed,
  }
  await writeFile(text, formatFolderNote(facts, listed))
  await write(noteName, text)
  await writeFile(text, `${JSON.stringify(manifest, null, 1)}\n`)
  await write(folderManifestName, text)
  await writeFile(text, written.map(({ path, sha256 }) => `${sha256}  ${path.slice(folder.length + 1)}\n`).join(''))
  await files.write(`${folder}/${manifestName}`, text)
  return written

  async function write(name: string, source: string): Promise<string> {
    const sha256 = await sumOf(source)
    await files.write(`${folder}/${name}`, source)
    written.push({ path: `${folder}/${name}`, sha256 })
    return sha256
  }
}

/** Makes a release the newest of its section, when all its files are there. */
export async function makeLatest(files: FileStore, section: string, releaseId: string, scratch: string): Promise<void> {
  const source = join(scratch, 'text')
  await writeFile(source, `${releaseId}\n`)
  await files.write(`${section}/${aliasName}`, source)
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
