import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

export type FileFacts = { sha256: string; bytes: number }

const longestLine = 64 * 1024 * 1024

/**
 * Streams a text file, packed or not, and hands over its lines in batches of a chunk each; the next chunk is read when
 * the batch was taken. Lines end with \n or \r\n.
 */
export async function readLines(path: string, take: (lines: string[], bytesRead: number) => Promise<void>): Promise<FileFacts> {
  let rest = ''
  let hasReturns = false
  const facts = await readText(path, async (text, bytesRead) => {
    hasReturns ||= text.includes('\r')
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('A line is longer than 64 million characters: this is not a text file')
    await take(hasReturns ? lines.map(withoutReturn) : lines, bytesRead)
  })
  if (rest !== '') await take([withoutReturn(rest)], facts.bytes)
  return facts
}

/** Streams a text file, packed or not, in pieces; the next is read when one was taken. The hash is that of the file as it lies there. */
export async function readText(path: string, take: (text: string, bytesRead: number) => Promise<void>): Promise<FileFacts> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const decode = async (chunks: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    for await (const chunk of chunks) await take(withoutNul(decoder.decode(chunk, { stream: true })), bytes)
    await take(decoder.decode(), bytes)
  }
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  try {
    if (path.endsWith('.gz')) await pipeline(file, measure, createGunzip({ chunkSize: 256 * 1024 }), decode)
    else await pipeline(file, measure, decode)
  } catch (cause) {
    if (!isBrokenPacking(cause)) throw cause
    throw new Error(`${path} is not a whole gzip file: ${cause.message}`, { cause })
  }
  return { sha256: hash.digest('hex'), bytes }
}

/**
 * PostgreSQL's text can't hold NUL, and one such value would stop the whole COPY. Two phenotypes have one where a ligature was lost; the
 * line is kept with the replacement character.
 */
function withoutNul(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}

function isBrokenPacking(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
}
