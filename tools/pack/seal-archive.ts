import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `isModified`: files differ from the commit. */
export type ArchiveManifest = { name: 'rosette'; version: string; commit: string; isModified: boolean; node: string; platform: 'linux-x64' }

/** The same folder gives the same bytes. */
type Seal = { folder: string; file: string; manifest: ArchiveManifest; madeAt: Date }

/** Writes manifest and checksums into the folder, then the folder into a file. Answers how many bytes the unpacked files have. */
export async function sealArchive({ folder, file, manifest, madeAt }: Seal): Promise<number> {
  const bytes = (await Promise.all((await listFiles(folder)).map(async (path) => (await stat(join(folder, path))).size))).reduce(
    (a, b) => a + b,
    0,
  )
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, unpackedBytes: bytes }, null, 2)}\n`)
  await writeFile(join(folder, checksumFile), await formatChecksums(folder))
  const owner = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go=rX',
    `--mtime=@${Math.floor(madeAt.getTime() / 1000)}`,
  ]
  await run('tar', ['--create', '--gzip', ...owner, `--file=${file}`, `--directory=${dirname(folder)}`, basename(folder)])
  return bytes
}

/** As `sha256sum --check` reads it. */
export const checksumFile = 'SHA256SUMS'

async function formatChecksums(folder: string): Promise<string> {
  const lines: string[] = []
  for (const path of await listFiles(folder)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    lines.push(`${hash.digest('hex')}  ${path}\n`)
  }
  return lines.join('')
}

/** Links are not files: they lead to files that are listed. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
}
