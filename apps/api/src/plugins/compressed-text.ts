import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sendTagged, type TaggedText, tagged } from '@rosette/features/site/server/send-tagged.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

/** A text and its compressed forms, each with a tag of its own. */
export type CompressedText = { plain: TaggedText; compressed: Readonly<Record<Encoding, TaggedText>> }

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Better than what fits while someone waits, and a second of one core where the best takes five. */
const brotliQuality = 9

/** Compresses a text for all who will read it, off the event loop (SECURE-057). */
export async function compressText(text: string): Promise<CompressedText> {
  const plain = tagged(text)
  const [br, zipped] = await Promise.all([
    packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    packGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const formOf = (encoding: Encoding, bytes: Buffer) => ({ text: bytes, etag: plain.etag.replace(/"$/, `-${encoding}"`), type: plain.type })
  return { plain, compressed: { br: formOf('br', br), gzip: formOf('gzip', zipped) } }
}

/** Sends the form that the caller can read. Its route says `compress: false`, or the plain one would be compressed for each caller. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, { plain, compressed }: CompressedText): FastifyReply {
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return sendTagged(request, reply, plain)
  return sendTagged(request, reply.header('content-encoding', encoding), compressed[encoding])
}

/** RFC 9110, 12.5.3: brotli before gzip, unless one of them is refused or neither is named; null for the plain text. */
export function encodingFor(acceptEncoding: string | string[] = ''): Encoding | null {
  const weights = new Map(
    [acceptEncoding]
      .flat()
      .flatMap((line) => line.split(','))
      .map((each) => {
        const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const
      }),
  )
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}
