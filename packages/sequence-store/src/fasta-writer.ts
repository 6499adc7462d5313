import { openAppendFile } from './append-file.ts'
import { openBgzfWriter } from './bgzf-writer.ts'
import { type FaiEntry, formatFaiEntry } from './fai.ts'

/** Writes a packed FASTA file and its indices: `x.fa.gz`, `x.fa.gz.fai`, `x.fa.gz.gzi`. */
export type FastaWriter = {
  /** Begins a sequence; its bases follow. Returns the byte at which they begin. */
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
  let room: Buffer = Buffer.allocUnsafe(0x10000)

  /** The bases stand at the end of the room at first and move up line by line. */
  function toLines(text: string): Buffer {
    const size = text.length + Math.floor((column + text.length) / lineBases)
    if (room.length < size) room = Buffer.allocUnsafe(size * 2)
    let to = 0
    room.write(text, size - text.length, 'latin1')
    for (let from = size - text.length; from < size; ) {
      const copied = room.copy(room, to, from, Math.min(size, from + lineBases - column))
      from += copied
      to += copied
      column += copied
      if (column < lineBases) continue
      room[to++] = newline
      column = 0
    }
    return room.subarray(0, size)
  }

  async function finish(): Promise<void> {
    if (!entry) return
    if (column > 0) await out.write('\n')
    // A sequence of less than a line has lines as long as itself: so samtools puts it.
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
      if (!entry) throw new Error('A sequence begins with its name')
      entry.length += text.length
      // `write` has taken the bytes over when it first waits, so that the next text may go to the same place.
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
