import type { BgzfReader } from './bgzf-reader.ts'

/** The position of a sequence in a FASTA file, as written by `samtools faidx`. */
export type FaiEntry = { name: string; length: number; offset: number; lineBases: number; lineWidth: number }

export function formatFaiEntry({ name, length, offset, lineBases, lineWidth }: FaiEntry): string {
  return `${name}\t${length}\t${offset}\t${lineBases}\t${lineWidth}\n`
}

export function parseFaiLine(line: string): FaiEntry {
  const [name = '', ...numbers] = line.split('\t')
  const [length, offset, lineBases, lineWidth] = numbers.map(Number)
  if (length === undefined || offset === undefined || lineBases === undefined || lineWidth === undefined)
    throw new Error(`${JSON.stringify(line.slice(0, 80))} is not a line of a FASTA index`)
  return { name, length, offset, lineBases, lineWidth }
}

/** The byte offset of a base, counted from 0. */
function byteOf({ offset, lineBases, lineWidth }: FaiEntry, base: number): number {
  return offset + Math.floor(base / lineBases) * lineWidth + (base % lineBases)
}

/** Bases from `from` up to but not including `to`, counted from 0. */
export async function readBases(file: BgzfReader, entry: FaiEntry, from = 0, to = entry.length): Promise<string> {
  const start = byteOf(entry, from)
  const bytes = await file.read(start, byteOf(entry, to - 1) + 1 - start)
  return bytes.toString('latin1').replaceAll('\n', '')
}
