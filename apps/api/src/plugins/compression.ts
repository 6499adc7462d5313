import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this a packed answer is hardly smaller. */
const thresholdBytes = 1024

export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    // The default quality is made for files that are packed once; answers are packed while somebody waits.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
