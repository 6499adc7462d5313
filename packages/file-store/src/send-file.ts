import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, parseByteRange } from './byte-range.ts'
import type { StoredFile } from './file-store.ts'

/** The answer to GET and HEAD of a file: all of it or the range that is requested, streamed as fast as it is read (RFC 9110). */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): Promise<FastifyReply> {
  const { size, etag, lastModified } = file
  reply.header('etag', etag).header('last-modified', lastModified.toUTCString()).header('accept-ranges', 'bytes')
  try {
    if (isKnown(request, file)) return await answer(reply.code(304), file)
    const range = rangeOf(request, file)
    if (range === 'outside') return await answer(reply.code(416).header('content-range', `bytes */${size}`), file)
    const [start, end] = range === 'whole' ? [0, size - 1] : [range.start, range.end]
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
    reply.header('content-length', end - start + 1)
    // An empty stream leaves the length as it was reported; no body at all would make it 0.
    if (request.method === 'HEAD' || size === 0) return await answer(reply, file, Readable.from([]))
    return reply.send(await file.read({ start, end }))
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Without bytes of the file. */
async function answer(reply: FastifyReply, file: StoredFile, body?: Readable): Promise<FastifyReply> {
  await file.close()
  return reply.send(body)
}

function isKnown({ headers }: FastifyRequest, { etag, lastModified }: StoredFile): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return secondsOf(lastModified) <= Math.floor(since / 1000)
}

/** A part of what has changed since does not fit what the caller has: then all of it is sent. */
function rangeOf({ headers }: FastifyRequest, { etag, lastModified, size }: StoredFile): ByteRange {
  const condition = headers['if-range']
  // Declared as a list, because some headers may be repeated.
  const text = Array.isArray(condition) ? condition[0] : condition
  const isSame = text === undefined || text === etag || Date.parse(text) / 1000 === secondsOf(lastModified)
  return isSame ? parseByteRange(headers.range, size) : 'whole'
}

/** HTTP dates have no fractions of a second. */
function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
