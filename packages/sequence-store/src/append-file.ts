import { type FileHandle, open } from 'node:fs/promises'

/** A file that grows at its end, written in portions so that no more than one of them is held. */
export type AppendFile = {
  write(bytes: Buffer | string): Promise<void>
  /** Writes what is left; `head` goes over the first bytes, for formats that begin with a count. */
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

/** Writes at the end of what was written so far. */
export async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}
