import { open, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Random access to a block-compressed file, by uncompressed position. */
export type BgzfReader = {
  /** Fewer bytes at the end of the file. */
  read(position: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

const inflate = promisify(inflateRaw)
const largestBlock = 0x10000
/** A block is inflated into a single buffer, so that nothing needs to be concatenated. */
const wholeBlock = { chunkSize: largestBlock }
/** Neighbouring genes share a few blocks. */
const maxBlocks = 64

export async function openBgzf(path: string): Promise<BgzfReader> {
  const starts = parseGzi(await readFile(`${path}.gzi`))
  const file = await open(path)
  const blocks = new LRUCache<number, Promise<Buffer>>({ max: maxBlocks })

  async function unpack(blockIndex: number): Promise<Buffer> {
    const packedAt = starts[blockIndex]?.packed ?? 0
    const bytes = Buffer.allocUnsafe((starts[blockIndex + 1]?.packed ?? packedAt + largestBlock) - packedAt)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, packedAt)
    if (bytesRead < 26 || bytes.readUInt16BE(0) !== 0x1f8b) throw new Error(`${path} is incomplete: there is no block at ${packedAt}`)
    const size = bytes.readUInt16LE(16) + 1
    return inflate(bytes.subarray(18, size - 8), wholeBlock)
  }

  function block(blockIndex: number): Promise<Buffer> {
    const known = blocks.get(blockIndex)
    if (known) return known
    const unpacking = unpack(blockIndex)
    blocks.set(blockIndex, unpacking)
    unpacking.catch(() => blocks.delete(blockIndex))
    return unpacking
  }

  return {
    async read(position, length) {
      const parts: Buffer[] = []
      let at = position
      for (let blockIndex = indexOf(starts, position); at < position + length && blockIndex < starts.length; blockIndex++) {
        const bytes = await block(blockIndex)
        const from = at - (starts[blockIndex]?.unpacked ?? 0)
        const part = bytes.subarray(from, from + position + length - at)
        parts.push(part)
        at += part.length
      }
      return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
    },
    close: () => file.close(),
  }
}

type BlockStart = { packed: number; unpacked: number }

function parseGzi(index: Buffer): BlockStart[] {
  const starts: BlockStart[] = [{ packed: 0, unpacked: 0 }]
  for (let at = 8; at + 16 <= index.length; at += 16) {
    starts.push({ packed: Number(index.readBigUInt64LE(at)), unpacked: Number(index.readBigUInt64LE(at + 8)) })
  }
  return starts
}

/** The last block that starts at or before a position. */
function indexOf(starts: readonly BlockStart[], position: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle]?.unpacked ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}
