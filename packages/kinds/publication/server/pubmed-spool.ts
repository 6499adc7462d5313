import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readLines } from '@rosette/release-kit/load/read-lines.ts'

/**
 * Lines on disk of which the last one of each article counts. Memory holds a number for each article that is kept, whatever the
 * number and length of the lines.
 */
export function openPubmedSpool(path: string) {
  const out = createWriteStream(path)
  const lastLine = new Map<number, number>()
  let lines = 0
  let failure: Error | null = null
  out.on('error', (error) => {
    failure = error
  })
  return {
    put(pubmedId: number, line: string): void {
      if (failure) throw failure
      out.write(`${line}\n`)
      lastLine.set(pubmedId, lines++)
    },
    remove(pubmedId: number): boolean {
      return lastLine.delete(pubmedId)
    },
    /** To be awaited now and then: what is not yet on disk is in memory. */
    async drained(): Promise<void> {
      if (out.writableNeedDrain) await once(out, 'drain')
    },
    size: () => lastLine.size,
    /** Copies the header and the lines that count, packed. Nothing can be put afterwards. */
    async copyTo(target: string, header: string): Promise<void> {
      out.end()
      await finished(out)
      const counts = new Set(lastLine.values())
      const packed = createGzip()
      const done = pipeline(packed, createWriteStream(target))
      packed.write(`${header}\n`)
      let number = 0
      await readLines(path, async (batch) => {
        for (const line of batch) if (counts.has(number++)) packed.write(`${line}\n`)
        if (packed.writableNeedDrain) await once(packed, 'drain')
      })
      packed.end()
      await done
    },
    /** After a failure: the file can be removed. */
    abandon(): void {
      out.destroy()
    },
  }
}

export type PubmedSpool = ReturnType<typeof openPubmedSpool>
