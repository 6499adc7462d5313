import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type LoadOptions, loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { LoadReport } from '@rosette/release-kit/load/load-report.ts'

/** Names and lines of files, written in this order. */
export type ReleaseFiles = Readonly<Record<string, readonly string[]>>

/** Loads a release from a folder of these files, those named .gz packed. The folder is gone afterwards. */
export async function loadFiles(files: ReleaseFiles, options: Omit<LoadOptions, 'dir'>): Promise<LoadReport> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-release-'))
  try {
    for (const [name, lines] of Object.entries(files)) {
      const text = `${lines.join('\n')}\n`
      await mkdir(dirname(join(dir, name)), { recursive: true })
      await writeFile(join(dir, name), name.endsWith('.gz') ? gzipSync(text) : text)
    }
    return await loadRelease({ ...options, dir })
  } finally {
    await rm(dir, { recursive: true })
  }
}
