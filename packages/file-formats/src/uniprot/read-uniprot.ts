import { parseUniprotEntry } from './parse-uniprot-entry.ts'
import type { UniprotFlatEntry } from './uniprot-entry.ts'

export type UniprotReading = {
  /** Entries of other species are not parsed. */
  taxon: string
  entry(entry: UniprotFlatEntry): void
  reject(reason: string): void
}

/** Reads the flat file of UniProt line by line and holds one entry at a time, without its sequence. */
export function readUniprot({ taxon, entry, reject }: UniprotReading): { line(text: string): void; end(): void } {
  let lines = new Map<string, string[]>()

  return {
    line(text) {
      const code = text.slice(0, 2)
      if (code === '//') {
        const parsed = parseUniprotEntry(lines, taxon)
        lines = new Map()
        if (!parsed.ok) return reject(parsed.reason)
        if (parsed.value) entry(parsed.value)
      } else if (/^[A-Z]{2}$/.test(code)) {
        const isReference = code.startsWith('R')
        const key = isReference ? 'R' : code
        const line = isReference ? text : text.slice(5)
        const further = lines.get(key)
        if (further) further.push(line)
        else lines.set(key, [line])
      } else if (code.trim() !== '') {
        reject(`a line begins with ${JSON.stringify(code)}, which is not a line code`)
      }
    },
    end() {
      if (lines.size > 0) reject('the last entry is cut short')
    },
  }
}
