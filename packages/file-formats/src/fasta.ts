/** One sequence of a FASTA file. */
export type FastaRecord = {
  /** The first word after `>`. */
  name: string
  /** The complete line after `>`. */
  header: string
  /** All lines joined, without white space. */
  sequence: string
}

export type FastaReading = {
  record(record: FastaRecord): void
  reject(reason: string): void
}

// Letters of nucleic and amino acids, gap, stop.
const sequenceLetters = /^[A-Za-z*-]*$/

/**
 * Reads FASTA line by line and holds one sequence at a time. Blank lines and old-style comments (`;`) are skipped. A sequence with an
 * invalid line is dropped as a whole: the rest would pass for the complete sequence.
 */
export function readFasta({ record, reject }: FastaReading): { line(text: string): void; end(): void } {
  let open: { header: string; lines: string[]; isBroken: boolean } | null = null

  function close(): void {
    if (open && !open.isBroken) record({ name: nameOf(open.header), header: open.header, sequence: open.lines.join('') })
    open = null
  }

  return {
    line(text) {
      const line = text.trim()
      if (line === '' || line.startsWith(';')) return
      if (line.startsWith('>')) {
        close()
        open = { header: line.slice(1).trim(), lines: [], isBroken: false }
        if (nameOf(open.header) !== '') return
        open.isBroken = true
        return reject('a sequence has no name')
      }
      if (open === null) return reject('a sequence stands before the first header')
      if (open.isBroken) return
      const letters = line.replaceAll(/\s/g, '')
      if (sequenceLetters.test(letters)) return void open.lines.push(letters)
      open.isBroken = true
      reject(`the sequence of ${nameOf(open.header)} has characters that are not residues`)
    },
    end: close,
  }
}

function nameOf(header: string): string {
  return /^\S*/.exec(header)?.[0] ?? ''
}
