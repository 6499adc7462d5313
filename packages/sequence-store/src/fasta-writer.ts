import { openAppendFile } from './append-file.ts'
import { openBgzfWriter } from './bgzf-writer.ts'
import { type FaiEntry, formatFaiEntry } from './fai.ts'

/** Writes a compressed FASTA file and its indices: `x.fa.gz`, `x.fa.gz.fai`, `x.fa.gz.gzi`. */
export type FastaWriter = {
  /** Starts a sequence; its bases follow. Returns their byte offset. */
  begin(name: string, description?: string): Promise<number>
  bases(text: string): Promise<void>
  end(): Promise<void>
  abort(): Promise<void>
}

const lineBases = 60
const newline = 0x0a

export async function openFastaWriter(path: string): Promise<FastaWriter> {
  const out = await openBgzfWriter(path)
  const index = await openAppendFile(`${path}.fai`)
  let entry: FaiEntry | null = null
  let column = 0
  let buffer: Buffer = Buffer.allocUnsafe(0x10000)

  /** The bases are first written to the end of the buffer and then moved up line by line. */
  function toLines(text: string): Buffer {
    const size = text.length + Math.floor((column + text.length) / lineBases)
    if (buffer.length < size) buffer = Buffer.allocUnsafe(size * 2)
    let to = 0
    buffer.write(text, size - text.length, 'latin1')
    for (let from = size - text.length; from < size; ) {
      const copied = buffer.copy(buffer, to, from, Math.min(size, from + lineBases - column))
      from += copied
      to += copied
      column += copied
      if (column < lineBases) continue
      buffer[to++] = newline
      column = 0
    }
    return buffer.subarray(0, size)
  }

  async function finish(): Promise<void> {
    if (!entry) return
    if (column > 0) await out.write('\n')
    // Like samtools, gives a sequence shorter than a line its own length as line length.
    const width = Math.min(lineBases, entry.length)
    await index.write(formatFaiEntry({ ...entry, lineBases: width, lineWidth: width + 1 }))
    entry = null
    column = 0
  }

  return {
    async begin(name, description) {
      await finish()
      await out.write(description === undefined ? `>${name}\n` : `>${name} ${description}\n`)
      entry = { name, length: 0, offset: out.position(), lineBases, lineWidth: lineBases + 1 }
      return entry.offset
    },
    async bases(text) {
      if (!entry) throw new Error('A sequence must start with its name')
      entry.length += text.length
      // `write` has copied the bytes before it first waits, so that the next text may reuse the buffer.
      await out.write(toLines(text))
    },
    async end() {
      await finish()
      await out.end()
      await index.end()
    },
    async abort() {
      await out.abort()
      await index.abort()
    },
  }
}
