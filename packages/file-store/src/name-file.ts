import { create } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Says what an answer is called when it is saved as a file, whatever characters the name has, and whether the browser may show it instead. */
export function nameFile(reply: FastifyReply, name: string, type: 'attachment' | 'inline' = 'attachment'): FastifyReply {
  return reply.header('content-disposition', create(name, { type }))
}
