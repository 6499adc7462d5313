import type { BgzfReader } from './bgzf-reader.ts'

/** Where a sequence lies in a FASTA file, as `samtools faidx` writes it down. */
export type FaiEntry = { name: string; length: number; offset: number; lineBases: number; lineWidth: number }

export function formatFaiEntry({ name, length, offset, lineBases, lineWidth }: FaiEntry): string {
  return `${name}\t${length}\t${offset}\t${lineBases}\t${lineWidth}\n`
}

export function parseFaiLine(line: string): FaiEntry {
  const [name = '', ...numbers] = line.split('\t')
  const [length, offset, lineBases, lineWidth] = numbers.map(Number)
  if (length === undefined || offset === undefined || lineBases === undefined || lineWidth === undefined)
    throw new Error(`${JSON.stringify(line.slice(0, 80))} is no line of a FASTA index`)
  return { name, length, offset, lineBases, lineWidth }
}

/** The byte at which a base stands, counted from 0. */
function byteOf({ offset, lineBases, lineWidth }: FaiEntry, base: number): number {
  return offset + Math.floor(base / lineBases) * lineWidth + (base % lineBases)
}

/** Bases `from` up to, without, `to` of a sequence, counted from 0. */
export async function readBases(file: BgzfReader, entry: FaiEntry, from = 0, to = entry.length): Promise<string> {
  const start = byteOf(entry, from)
  const bytes = await file.read(start, byteOf(entry, to - 1) + 1 - start)
  return bytes.toString('latin1').replaceAll('\n', '')
}
