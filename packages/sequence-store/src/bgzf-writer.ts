import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { openAppendFile, writeAll } from './append-file.ts'

/** Writes text as gzip blocks (SAM specification §4.1), so that any part can be decompressed by itself. */
export type BgzfWriter = {
  /** Uncompressed bytes written so far. */
  position(): number
  /** Resolves when there is room for more. */
  write(text: string | Buffer): Promise<void>
  /** Writes the rest, and the index (`.gzi`). */
  end(): Promise<void>
  abort(): Promise<void>
}

const deflate = promisify(deflateRaw)
/** Repeats are rare in sequences: without searching for them, DNA compresses 25 times faster than with zlib's default, and slightly better. */
const packing = { strategy: constants.Z_HUFFMAN_ONLY, chunkSize: 0x10000 }
/** The block size of bgzip: compressed, even random bytes stay below the format's 64 KiB. */
const blockSize = 0xff00
const mostWaiting = 8

export async function openBgzfWriter(path: string): Promise<BgzfWriter> {
  const file = await open(path, 'w')
  const index = await openAppendFile(`${path}.gzi`)
  // Reserves space for the number of blocks, which is known at the end.
  await index.write(Buffer.alloc(8))
  let [waiting, packedAt, unpackedAt, position] = [0, 0, 0, 0]
  let block: Buffer = Buffer.allocUnsafe(blockSize)
  let filled = 0
  /** Written buffers to be reused: new ones would pile up for the garbage collector by the hundred. */
  const free: Buffer[] = []
  let tail: Promise<void> = Promise.resolve()

  /** Blocks are compressed in parallel and written in order. */
  function add(bytes: Buffer): void {
    const packed = packBlock(bytes)
    const before = tail
    waiting++
    tail = (async () => {
      const [written] = await Promise.all([packed, before])
      // The first block starts at 0 and is not listed.
      if (packedAt > 0) await index.write(formatGziEntry(packedAt, unpackedAt))
      await writeAll(file, written)
      packedAt += written.length
      unpackedAt += bytes.length
      free.push(bytes)
      waiting--
    })()
    // Awaited by the next write or by `end`; until then a failure must not count as unhandled.
    tail.catch(() => {})
  }

  return {
    position: () => position,
    async write(text) {
      const bytes = Buffer.isBuffer(text) ? text : Buffer.from(text)
      position += bytes.length
      for (let at = 0; at < bytes.length; ) {
        const copied = bytes.copy(block, filled, at)
        at += copied
        filled += copied
        if (filled < blockSize) continue
        add(block)
        block = free.pop() ?? Buffer.allocUnsafe(blockSize)
        filled = 0
      }
      if (waiting > mostWaiting) await tail
    },
    async end() {
      try {
        if (filled > 0) add(block.subarray(0, filled))
        await tail
        await writeAll(file, endOfFile)
      } finally {
        await file.close()
        await index.end(uint64(Math.max(0, Math.ceil(position / blockSize) - 1)))
      }
    },
    async abort() {
      await tail.catch(() => {})
      await file.close()
      await index.abort()
    },
  }
}

async function packBlock(block: Buffer): Promise<Buffer> {
  const packed = await deflate(block, packing)
  const head = Buffer.from('1f8b08040000000000ff0600424302000000', 'hex')
  head.writeUInt16LE(head.length + packed.length + 8 - 1, 16)
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(crc32(block), 0)
  foot.writeUInt32LE(block.length, 4)
  return Buffer.concat([head, packed, foot])
}

/** The empty block that tells readers that the file is complete. */
const endOfFile = Buffer.from('1f8b08040000000000ff0600424302001b0003000000000000000000', 'hex')

function formatGziEntry(packedAt: number, unpackedAt: number): Buffer {
  return Buffer.concat([uint64(packedAt), uint64(unpackedAt)])
}

function uint64(number: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(number))
  return bytes
}
