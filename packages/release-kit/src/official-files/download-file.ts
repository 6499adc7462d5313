import { createWriteStream } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { z } from 'zod'
import { findDifference, findFileFacts } from './file-facts.ts'
import type { ManifestFile } from './file-manifest.ts'
import { type FetchLimits, openAddress, WrongAnswer } from './open-address.ts'

export type DownloadOptions = FetchLimits & {
  dir: string
  /** Where unfinished downloads wait to be resumed. */
  partDir: string
  /** Before the second attempt; twice as long before the third. */
  retryMs: number
  /** How much of the file is there; less than before if it had to be started again. */
  onBytes?(bytes: number): void
}

/** What came is not the file of the manifest. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile'
}

/** The file can't be had now; what came of it waits to be resumed. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed'
}

const attempts = 3

/** Downloads a file and puts it into its folder once size and SHA-256 are right. Answers where the download went on from. */
export async function downloadFile(
  file: ManifestFile & { address: string },
  options: DownloadOptions,
  isSecondTry = false,
): Promise<{ resumedAt: number }> {
  const part = join(options.partDir, `${file.file}.part`)
  const resumedAt = await fillPart(file, part, options)
  const difference = findDifference(file, (await findFileFacts(part)) ?? { bytes: 0, sha256: '' })
  if (difference === null) {
    await rename(part, join(options.dir, file.file))
    await rm(stateOf(part), { force: true })
    return { resumedAt }
  }
  await dropPart(part)
  // A part that was wrong from the start spoils the rest, so a whole download decides.
  if (resumedAt > 0 && !isSecondTry) return downloadFile(file, options, true)
  throw new WrongFile(difference)
}

/** Tries until the part is as large as the file should be, and answers where the last attempt went on from. */
async function fillPart(file: ManifestFile & { address: string }, part: string, options: DownloadOptions): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const from = await findResumePoint(file, part)
      return from?.bytes === file.bytes ? from.bytes : await receive(file, part, { ...options, from })
    } catch (error) {
      if (error instanceof WrongFile || !isOfNetwork(error)) throw error
      if (attempt === attempts || !isTemporary(error)) throw new DownloadFailed(describe(error), { cause: error })
      await wait(options.retryMs * 2 ** (attempt - 1))
    }
  }
}

/** What the part is a part of. Only with a validator can the rest be asked for: the server may have another file by then. */
const PartState = z.object({ address: z.string(), sha256: z.string(), validator: z.string().nullable() })
type PartState = z.infer<typeof PartState>
type ResumePoint = { bytes: number; validator: string }

function stateOf(part: string): string {
  return `${part}.json`
}

async function dropPart(part: string): Promise<void> {
  await rm(part, { force: true })
  await rm(stateOf(part), { force: true })
}

async function findResumePoint(file: ManifestFile, part: string): Promise<ResumePoint | null> {
  const [state, found] = await Promise.all([readState(part), stat(part).catch(() => null)])
  const isSame = state?.address === file.address && state.sha256 === file.sha256
  if (!isSame || state.validator === null || found === null || found.size === 0 || found.size > file.bytes) return null
  return { bytes: found.size, validator: state.validator }
}

async function readState(part: string): Promise<PartState | null> {
  try {
    return PartState.parse(JSON.parse(await readFile(stateOf(part), 'utf8')))
  } catch {
    // A part without a readable state is downloaded again from its start.
    return null
  }
}

type Receiving = DownloadOptions & { from: ResumePoint | null }

/** Asks for the file, or for the rest of it, and appends what comes. Answers where that began. */
async function receive(file: ManifestFile & { address: string }, part: string, { from, onBytes, ...limits }: Receiving): Promise<number> {
  const range = from === null ? null : { range: `bytes=${from.bytes}-`, 'if-range': from.validator }
  const headers = { 'accept-encoding': 'identity', 'user-agent': 'rosette', ...range }
  const answer = await openAddress(file.address, { headers, connectMs: limits.connectMs, idleMs: limits.idleMs })
  try {
    const start = await findStart(answer, part, from)
    expectLength(answer, file, start)
    if (start === 0) await writeFile(stateOf(part), JSON.stringify(partStateOf(file, answer)))
    let bytes = start
    const counted = new Transform({
      transform(chunk, _, done) {
        bytes += chunk.length
        onBytes?.(bytes)
        done(bytes > file.bytes ? new WrongFile(`expected ${formatNumber(file.bytes)} bytes, found more`) : null, chunk)
      },
    })
    await pipeline(answer, counted, createWriteStream(part, { flags: start === 0 ? 'w' : 'a', flush: true }))
    return start
  } catch (error) {
    answer.destroy()
    if (error instanceof WrongFile) await dropPart(part)
    throw error
  }
}

/** Where in the file the answer begins. */
async function findStart({ statusCode = 0, headers }: IncomingMessage, part: string, from: ResumePoint | null): Promise<number> {
  if (statusCode === 200) return 0
  const isRest = statusCode === 206 && from !== null && headers['content-range']?.startsWith(`bytes ${from.bytes}-`)
  if (isRest) return from.bytes
  if (from !== null && (statusCode === 206 || statusCode === 416)) {
    await dropPart(part)
    throw new WrongAnswer('the server could not continue the download', true)
  }
  throw new WrongAnswer(`the server answered ${statusCode}`, statusCode === 408 || statusCode === 429 || statusCode >= 500)
}

function expectLength({ headers }: IncomingMessage, file: ManifestFile, start: number): void {
  const length = headers['content-length']
  if (length !== undefined && start + Number(length) !== file.bytes)
    throw new WrongFile(`expected ${formatNumber(file.bytes)} bytes, found ${formatNumber(start + Number(length))}`)
}

function partStateOf({ address, sha256 }: ManifestFile & { address: string }, { headers }: IncomingMessage): PartState {
  const { etag, 'last-modified': modified } = headers
  return { address, sha256, validator: etag !== undefined && !etag.startsWith('W/') ? etag : (modified ?? null) }
}

const networkCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPROTO',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** Whether an error came from the other side. A full disk did not, and ends the command. */
function isOfNetwork(error: unknown): error is Error {
  return (
    error instanceof WrongAnswer ||
    /^(HPE|CERT|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_?/.test(codeOf(error)) ||
    networkCodes.has(codeOf(error))
  )
}

function isTemporary(error: Error): boolean {
  return error instanceof WrongAnswer ? error.isTemporary : networkCodes.has(codeOf(error))
}

function codeOf(error: unknown): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error && 'code' in inner && typeof inner.code === 'string' ? inner.code : ''
}

function describe(error: Error): string {
  if (error instanceof WrongAnswer) return error.message
  return codeOf(error) === 'ECONNRESET' ? 'the connection broke off' : messageOf(error) || codeOf(error)
}
