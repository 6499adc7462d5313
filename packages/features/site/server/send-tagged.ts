import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type TaggedText = {
  text: string | Buffer
  etag: string
  /** JSON if left out. */
  type?: string | undefined
}

/** Text that is stored or made once, or 304 for a caller who has it already. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag, type = 'application/json; charset=utf-8' }: TaggedText,
): FastifyReply {
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(text)
}

/** Text with the tag that its content gives it. */
export function tagged(text: string, type?: string): TaggedText {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`, type }
}

/** RFC 9110, 13.1.2: a list of tags compared weakly, or `*`. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
