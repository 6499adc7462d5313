import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Smaller answers hardly benefit from compression. */
const thresholdBytes = 1024

export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: thresholdBytes,
    encodings: ['br', 'gzip'],
    // The default quality suits files that are compressed once; answers are compressed while someone waits.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}
