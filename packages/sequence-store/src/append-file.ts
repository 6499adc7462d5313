import { type FileHandle, open } from 'node:fs/promises'

/** An append-only file, written in blocks so that at most one block is held in memory. */
export type AppendFile = {
  write(bytes: Buffer | string): Promise<void>
  /** Writes the rest; `head` overwrites the first bytes, for formats that start with a count. */
  end(head?: Buffer): Promise<void>
  abort(): Promise<void>
}

const portion = 0x8000

export async function openAppendFile(path: string): Promise<AppendFile> {
  const file = await open(path, 'w')
  const held = Buffer.allocUnsafe(portion)
  let filled = 0

  async function flush(): Promise<void> {
    const length = filled
    filled = 0
    await writeAll(file, held.subarray(0, length))
  }

  return {
    async write(bytes) {
      const added = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)
      for (let at = 0; at < added.length; ) {
        const copied = added.copy(held, filled, at)
        at += copied
        filled += copied
        if (filled === portion) await flush()
      }
    },
    async end(head) {
      try {
        await flush()
        if (head) await file.write(head, 0, head.length, 0)
      } finally {
        await file.close()
      }
    },
    abort: () => file.close(),
  }
}

/** Appends all bytes. */
export async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}
