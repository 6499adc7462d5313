import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chromosome, chromosomes } from '@rosette/contract-kit/genome.ts'
import { openBgzf } from './bgzf-reader.ts'
import { type FaiEntry, parseFaiLine } from './fai.ts'
import { parseGenomeHeader } from './genome-header.ts'
import { readBases } from './read-bases.ts'
import { reverseComplement } from './reverse-complement.ts'
import type { Interval, Strand } from './strand.ts'
import { unroll } from './unroll.ts'

export type Genome = {
  /**
   * Bases from start to end, both included, as the strand reads them; null where the release has no DNA for all of them. On a
   * circle positions below 1 and beyond the length go on at the other end.
   */
  slice(chromosome: Chromosome, start: number, end: number, strand?: Strand): Promise<string | null>
  /** Whether there is DNA of any part of a stretch of the chromosome. */
  touches(chromosome: Chromosome, [start, end]: Interval): boolean
  close(): Promise<void>
}

type Placed = { region: Interval; entry: FaiEntry }

export const genomeFile = 'genome.fa.gz'

/** The DNA of a release; null where it has none. */
export async function openGenome(dir: string): Promise<Genome | null> {
  const path = join(dir, genomeFile)
  const regions = await readRegions(path)
  if (regions === null) return null
  const file = await openBgzf(path)

  /** Regions may overlap or touch; a stretch is read from as few of them as it takes. */
  async function read(chromosome: Chromosome, [start, end]: Interval): Promise<string | null> {
    const parts: string[] = []
    for (let at = start; at <= end; ) {
      const from = at
      const covering = regions?.get(chromosome)?.filter(({ region }) => region[0] <= from && from <= region[1])
      const best = covering?.reduce<Placed | null>((one, other) => (one && one.region[1] >= other.region[1] ? one : other), null)
      if (!best) return null
      const to = Math.min(end, best.region[1])
      parts.push(await readBases(file, best.entry, from - best.region[0], to - best.region[0] + 1))
      at = to + 1
    }
    return parts.join('')
  }

  return {
    async slice(chromosome, start, end, strand = '+') {
      const parts: string[] = []
      for (const interval of unroll(chromosome, start, end)) {
        const part = await read(chromosome, interval)
        if (part === null) return null
        parts.push(part)
      }
      const bases = parts.join('')
      return strand === '+' ? bases : reverseComplement(bases)
    },
    touches(chromosome, [start, end]) {
      return regions.get(chromosome)?.some(({ region }) => region[0] <= end && start <= region[1]) ?? false
    },
    close: () => file.close(),
  }
}

async function readRegions(path: string): Promise<Map<Chromosome, Placed[]> | null> {
  const text = await readFile(`${path}.fai`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (text === '') return null
  const regions = new Map<Chromosome, Placed[]>(chromosomes.map((chromosome) => [chromosome, []]))
  for (const line of text.trimEnd().split('\n')) {
    const entry = parseFaiLine(line)
    const header = parseGenomeHeader(`>${entry.name}`)
    if (header === null) throw new Error(`${path}: ${entry.name} is no region of a chromosome`)
    regions.get(header.chromosome)?.push({ region: [header.start, header.start + entry.length - 1], entry })
  }
  return regions
}
