import { writeFile } from 'node:fs/promises'
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

export async function openFastaWriter(path: string): Promise<FastaWriter> {
  const out = await openBgzfWriter(path)
  const index: string[] = []
  let entry: FaiEntry | null = null
  let column = 0

  async function finish(): Promise<void> {
    if (!entry) return
    if (column > 0) await out.write('\n')
    // A sequence of less than a line has lines as long as itself: so samtools puts it.
    const width = Math.min(lineBases, entry.length)
    index.push(formatFaiEntry({ ...entry, lineBases: width, lineWidth: width + 1 }))
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
      let lines = ''
      for (let at = 0; at < text.length; ) {
        const part = text.slice(at, at + lineBases - column)
        lines += part
        at += part.length
        column += part.length
        if (column === lineBases) {
          lines += '\n'
          column = 0
        }
      }
      await out.write(lines)
    },
    async end() {
      await finish()
      await out.end()
      await writeFile(`${path}.fai`, index.join(''))
    },
    abort: () => out.abort(),
  }
}
