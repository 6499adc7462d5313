import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inLanes } from '../load/in-lanes.ts'
import type { OnProgress } from '../progress.ts'
import { DownloadFailed, downloadFile, WrongFile } from './download-file.ts'
import { findDifference, findFileFacts } from './file-facts.ts'
import type { ManifestFile } from './file-manifest.ts'
import { lockFolder } from './lock-folder.ts'
import type { FetchLimits } from './open-address.ts'

export type FetchOptions = {
  files: readonly ManifestFile[]
  dir: string
  /** How many files are downloaded at a time. */
  parallel?: number
  limits?: FetchLimits
  retryMs?: number
  onProgress?: OnProgress
}

/** `present`: was there; `missing`: the operator has yet to supply it; `refused`: differs; `failed`: could not be had, try again. */
export type FileOutcome = {
  file: string
  status: 'present' | 'downloaded' | 'missing' | 'refused' | 'failed'
  /** What is wrong; null if nothing is. */
  reason: string | null
  /** Bytes of an earlier attempt with which a download went on; 0 for none. */
  resumedAt: number
}

/** Some files are not there as the manifest says. What could be had is in the folder. */
export class FilesIncomplete extends Error {
  override readonly name = 'FilesIncomplete'
  readonly outcomes: readonly FileOutcome[]

  constructor(outcomes: readonly FileOutcome[]) {
    const wrong = outcomes.filter(({ reason }) => reason !== null)
    super(wrong.map(({ file, reason }) => `${file}: ${reason}`).join('\n'))
    this.outcomes = outcomes
  }
}

const standardLimits: FetchLimits = { connectMs: 10_000, idleMs: 60_000 }

/** Brings a folder to what a manifest lists. Files that are there and equal stay; nothing gets its name before it was verified. */
export async function fetchFiles(options: FetchOptions): Promise<FileOutcome[]> {
  const { files, dir, parallel = 4 } = options
  // A folder of its own, because the names of unfinished files may look like those of sources.
  const partDir = join(dir, '.partial')
  await mkdir(dir, { recursive: true })
  const unlock = await lockFolder(dir, `fetching files into ${dir}`)
  const tell = progressOf(files, options.onProgress)
  try {
    await mkdir(partDir, { recursive: true })
    const outcomes = await inLanes(files, parallel, async (file) => {
      const outcome = await fetchFile(file, { ...options, partDir }, (bytes) => tell(file, bytes, false))
      tell(file, file.bytes, true)
      return outcome
    })
    if ((await readdir(partDir)).length === 0) await rm(partDir, { recursive: true })
    if (outcomes.some(({ reason }) => reason !== null)) throw new FilesIncomplete(outcomes)
    return outcomes
  } finally {
    await unlock()
  }
}

async function fetchFile(
  file: ManifestFile,
  { dir, partDir, limits = standardLimits, retryMs = 1000 }: FetchOptions & { partDir: string },
  onBytes: (bytes: number) => void,
): Promise<FileOutcome> {
  const found = await findFileFacts(join(dir, file.file))
  const difference = found === null ? null : findDifference(file, found)
  const outcome = { file: file.file, resumedAt: 0 }
  if (found !== null && difference === null) return { ...outcome, status: 'present', reason: null }
  if (file.address === null) {
    if (difference !== null) return { ...outcome, status: 'refused', reason: difference }
    return { ...outcome, status: 'missing', reason: 'not in the folder; this file is supplied by the operator' }
  }
  try {
    const { resumedAt } = await downloadFile({ ...file, address: file.address }, { ...limits, dir, partDir, retryMs, onBytes })
    return { ...outcome, resumedAt, status: 'downloaded', reason: null }
  } catch (error) {
    if (error instanceof WrongFile) return { ...outcome, status: 'refused', reason: error.message }
    if (error instanceof DownloadFailed) return { ...outcome, status: 'failed', reason: error.message }
    throw error
  }
}

/** One bar over the bytes of all files, with the number of files that are done. */
function progressOf(files: readonly ManifestFile[], onProgress?: OnProgress): (file: ManifestFile, bytes: number, isDone: boolean) => void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const bytesOf = new Map<ManifestFile, number>()
  let sum = 0
  let filesDone = 0
  return (file, bytes, isDone) => {
    sum += bytes - (bytesOf.get(file) ?? 0)
    bytesOf.set(file, bytes)
    if (isDone) filesDone += 1
    onProgress?.({ step: 'fetch', label: 'files', done: sum, total, unit: 'bytes', detail: `${filesDone} of ${files.length}` })
  }
}
