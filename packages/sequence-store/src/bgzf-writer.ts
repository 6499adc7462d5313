import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** Writes text in blocks of gzip (SAM specification §4.1), so that any part can be unpacked by itself. */
export type BgzfWriter = {
  /** Bytes written so far, before packing. */
  position(): number
  /** Resolves when there is room for more. */
  write(text: string): Promise<void>
  /** Writes what is left, and the index (`.gzi`). */
  end(): Promise<void>
  abort(): Promise<void>
}

const deflate = promisify(deflateRaw)
/** Repeats are rare in sequences: without the search for them DNA packs 25 times quicker than at zlib's default, and a little smaller. */
const packing = { strategy: constants.Z_HUFFMAN_ONLY }
/** As many bytes as bgzip puts into a block: packed, even random bytes stay below the format's 64 KiB. */
const blockSize = 0xff00
const mostWaiting = 8

export async function openBgzfWriter(path: string): Promise<BgzfWriter> {
  const file = await open(path, 'w')
  const starts: [packed: number, unpacked: number][] = []
  let [waiting, packedAt, unpackedAt, position] = [0, 0, 0, 0]
  let [block, filled] = [Buffer.allocUnsafe(blockSize), 0]
  let tail: Promise<void> = Promise.resolve()

  /** Blocks are packed side by side and written in their order. */
  function add(bytes: Buffer): void {
    const packed = packBlock(bytes)
    const before = tail
    waiting++
    tail = (async () => {
      const [written] = await Promise.all([packed, before])
      starts.push([packedAt, unpackedAt])
      await writeAll(file, written)
      packedAt += written.length
      unpackedAt += bytes.length
      waiting--
    })()
    // Awaited by the next write or the end; until then a failure must not count as unhandled.
    tail.catch(() => {})
  }

  return {
    position: () => position,
    async write(text) {
      const bytes = Buffer.from(text)
      position += bytes.length
      for (let at = 0; at < bytes.length; ) {
        const copied = bytes.copy(block, filled, at)
        at += copied
        filled += copied
        if (filled < blockSize) continue
        add(block)
        ;[block, filled] = [Buffer.allocUnsafe(blockSize), 0]
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
      }
      await writeFile(`${path}.gzi`, formatGzi(starts))
    },
    async abort() {
      await tail.catch(() => {})
      await file.close()
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

/** The empty block by which readers know that the file is whole. */
const endOfFile = Buffer.from('1f8b08040000000000ff0600424302001b0003000000000000000000', 'hex')

async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}

/** The first block begins at 0 and is not listed. */
function formatGzi(starts: readonly (readonly [number, number])[]): Buffer {
  const listed = starts.slice(1)
  const index = Buffer.alloc(8 + listed.length * 16)
  index.writeBigUInt64LE(BigInt(listed.length), 0)
  for (const [place, [packed, unpacked]] of listed.entries()) {
    index.writeBigUInt64LE(BigInt(packed), 8 + place * 16)
    index.writeBigUInt64LE(BigInt(unpacked), 16 + place * 16)
  }
  return index
}
