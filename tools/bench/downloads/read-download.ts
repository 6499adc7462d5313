import type { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'

export type ReadDownload = { status: number; bytes: number; seconds: number; headers: IncomingHttpHeaders; sha256: string | null }

type Reading = {
  headers?: Record<string, string>
  /** Breaks off after so many bytes. */
  most?: number
  /** Whether the bytes are summed up, which takes longer than to receive them. */
  hash?: ReturnType<typeof createHash>
}

/** Reads a file over HTTP as fast as it comes, and drops it. */
export function readDownload(url: string, { headers = {}, most = Number.POSITIVE_INFINITY, hash }: Reading = {}): Promise<ReadDownload> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const request = get(url, { headers: { accept: '*/*', ...headers }, agent: false }, (answer) => {
      let bytes = 0
      const done = () =>
        resolve({
          status: answer.statusCode ?? 0,
          bytes,
          seconds: (performance.now() - began) / 1000,
          headers: answer.headers,
          sha256: hash === undefined ? null : hash.copy().digest('hex'),
        })
      answer.on('data', (chunk: Buffer) => {
        const retained = chunk.subarray(0, most - bytes)
        bytes += retained.length
        hash?.update(retained)
        if (bytes < most) return
        done()
        request.destroy()
      })
      answer.on('end', done)
      answer.on('error', (error) => (bytes < most ? reject(error) : undefined))
    })
    request.on('error', reject)
  })
}
