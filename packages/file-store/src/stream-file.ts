import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** More than a socket takes before it asks to wait, and enough that reading in pieces costs little. */
const chunkBytes = 256 * 1024

/**
 * A range of a file, both ends included, through three buffers that are used again and again: one is on its way to the reader, one waits
 * and one is being filled. Streams of Node take new memory for every chunk, and of a long file that is tens of megabytes before they are
 * collected (STORE-009). A chunk is therefore only good until the next but one: anyone who keeps it copies it. Closes the file at the end.
 */
export function streamFile(handle: FileHandle, { start, end }: { start: number; end: number }): Readable {
  const buffers: Buffer[] = []
  let at = start
  let turn = 0
  /** Fills a buffer: chunks shorter than it would let the stream read further ahead than there are buffers. */
  const fill = async (): Promise<Buffer | null> => {
    const wanted = Math.min(chunkBytes, end + 1 - at)
    if (wanted <= 0) return null
    const index = turn++ % 3
    buffers[index] ??= Buffer.allocUnsafeSlow(wanted)
    const buffer = buffers[index].subarray(0, wanted)
    let filled = 0
    while (filled < wanted) {
      const { bytesRead } = await handle.read(buffer, filled, wanted - filled, at + filled)
      // The length has been sent already.
      if (bytesRead === 0) throw new Error('The file became shorter while it was read')
      filled += bytesRead
    }
    at += filled
    return buffer
  }
  return new Readable({
    highWaterMark: chunkBytes,
    read() {
      fill().then(
        (chunk) => this.push(chunk),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, done) {
      handle.close().then(() => done(error), done)
    },
  })
}
