import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiskDemand } from '../check-disk.ts'
import type { ManifestFile } from './file-manifest.ts'

/** What fetching will take: the files that are not there, or are there in another size. */
export async function estimateFetch(files: readonly ManifestFile[], dir: string): Promise<DiskDemand[]> {
  const sizes = await Promise.all(
    files.map(async ({ file, address, bytes }) => {
      const found = address === null ? null : await stat(join(dir, file)).catch(() => null)
      return address === null || found?.size === bytes ? 0 : bytes
    }),
  )
  return [{ what: 'downloads', path: dir, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) }]
}
