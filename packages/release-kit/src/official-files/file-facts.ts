import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import type { ManifestFile } from './file-manifest.ts'

export type FileFacts = Pick<ManifestFile, 'bytes' | 'sha256'>

/** Size and SHA-256 of a file; null if there is none. */
export async function findFileFacts(path: string): Promise<FileFacts | null> {
  const found = await stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new Error(`${path} can't be read: ${messageOf(error)}`, { cause: error })
  })
  if (found === null) return null
  if (!found.isFile()) throw new Error(`${path} is not a file`)
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** What is wrong with a file, or null if it is the one of the manifest. */
export function findDifference(expected: FileFacts, found: FileFacts): string | null {
  if (found.bytes !== expected.bytes) return `expected ${formatNumber(expected.bytes)} bytes, found ${formatNumber(found.bytes)}`
  return found.sha256 === expected.sha256 ? null : `expected SHA-256 ${expected.sha256}, found ${found.sha256}`
}
