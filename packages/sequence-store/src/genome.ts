import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Chromosome, chromosomeLengths, chromosomes, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { openBgzf } from './bgzf-reader.ts'
import { type FaiEntry, parseFaiLine, readBases } from './fai.ts'
import { type Interval, type Placed, type Strand, spanOf, unroll } from './interval.ts'
import { reverseComplement } from './translate.ts'

export type Genome = {
  /**
   * Bases from start to end, both included, as read on the strand; null unless the release has DNA for all of them. On a circular
   * chromosome, positions below 1 and beyond the length wrap around.
   */
  slice(chromosome: Chromosome, start: number, end: number, strand?: Strand): Promise<string | null>
  /** Whether `slice` would find DNA for all of an interval. */
  covers(chromosome: Chromosome, start: number, end: number): boolean
  /** Whether there is DNA for any part of an interval. */
  touches(chromosome: Chromosome, [start, end]: Interval): boolean
  /** The parts of a chromosome with DNA, from its beginning to its end; some may overlap. */
  regionsOf(chromosome: Chromosome): Interval[]
  close(): Promise<void>
}

type StoredRegion = { region: Interval; entry: FaiEntry }
/** Bases of a stored region, counted from 0, the last not included. */
type RegionPart = { entry: FaiEntry; from: number; to: number }

export const genomeFile = 'genome.fa.gz'

/** The DNA of a release; null if it has none. */
export async function openGenome(dir: string): Promise<Genome | null> {
  const path = join(dir, genomeFile)
  const regions = await readRegions(path)
  if (regions === null) return null
  const file = await openBgzf(path)

  /** Regions may overlap or touch; an interval is put together from as few of them as possible. */
  function regionsFor(chromosome: Chromosome, [start, end]: Interval): RegionPart[] | null {
    const parts: RegionPart[] = []
    for (let at = start; at <= end; ) {
      const from = at
      const covering = regions?.get(chromosome)?.filter(({ region }) => region[0] <= from && from <= region[1])
      const best = covering?.reduce<StoredRegion | null>((one, other) => (one && one.region[1] >= other.region[1] ? one : other), null)
      if (!best) return null
      const to = Math.min(end, best.region[1])
      parts.push({ entry: best.entry, from: from - best.region[0], to: to - best.region[0] + 1 })
      at = to + 1
    }
    return parts
  }

  async function read(chromosome: Chromosome, interval: Interval): Promise<string | null> {
    const parts: string[] = []
    for (const { entry, from, to } of regionsFor(chromosome, interval) ?? []) parts.push(await readBases(file, entry, from, to))
    return parts.length === 0 ? null : parts.join('')
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
    covers: (chromosome, start, end) => unroll(chromosome, start, end).every((interval) => regionsFor(chromosome, interval) !== null),
    touches(chromosome, [start, end]) {
      return regions.get(chromosome)?.some(({ region }) => region[0] <= end && start <= region[1]) ?? false
    },
    regionsOf(chromosome) {
      const all = regions.get(chromosome)?.map(({ region }) => region) ?? []
      return all.sort((one, other) => one[0] - other[0] || one[1] - other[1])
    },
    close: () => file.close(),
  }
}

async function readRegions(path: string): Promise<Map<Chromosome, StoredRegion[]> | null> {
  const text = await readFile(`${path}.fai`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (text === '') return null
  const regions = new Map<Chromosome, StoredRegion[]>(chromosomes.map((chromosome) => [chromosome, []]))
  for (const line of text.trimEnd().split('\n')) {
    const entry = parseFaiLine(line)
    const header = parseGenomeHeader(`>${entry.name}`)
    if (header === null) throw new Error(`${path}: ${entry.name} is not a region of a chromosome`)
    regions.get(header.chromosome)?.push({ region: [header.start, header.start + entry.length - 1], entry })
  }
  return regions
}

/** The header of a genome sequence: a chromosome from its first base on, or a region of one. */
export type GenomeHeader = { chromosome: Chromosome; start: number; end: number | null }

/** `>Chr1 …`, `>mitochondria …` or `>Chr3:10500000-14300000 …`, counted from 1 with the end included; null for anything else. */
export function parseGenomeHeader(line: string): GenomeHeader | null {
  const name = line.slice(1).trim().split(/\s/)[0] ?? ''
  const region = /^(.+):(\d{1,9})-(\d{1,9})$/.exec(name)
  const chromosome = parseChromosome(region?.[1] ?? name)
  if (chromosome === null) return null
  if (!region) return { chromosome, start: 1, end: null }
  const [start, end] = [Number(region[2]), Number(region[3])]
  return start >= 1 && end >= start ? { chromosome, start, end } : null
}

/** The bases of an interval as read on the strand; null unless the release has DNA for all of them. */
export type CutOut = (interval: Interval) => Promise<string | null>

/**
 * Reads the DNA that spans some intervals once and slices them from it. If part of it is missing, or an interval wraps around a circular
 * chromosome, each interval is read separately.
 */
export async function openCutOut(
  genome: Genome,
  { chromosome, strand }: Pick<Placed, 'chromosome' | 'strand'>,
  intervals: readonly Interval[],
): Promise<CutOut> {
  const span = spanOf(intervals)
  const isInside = span !== null && span[0] >= 1 && span[1] <= chromosomeLengths[chromosome]
  if (isInside && !genome.touches(chromosome, span)) return async () => null
  const whole = isInside ? await genome.slice(chromosome, ...span) : null
  if (span === null || whole === null) return ([start, end]) => genome.slice(chromosome, start, end, strand)
  return async ([start, end]) => {
    const bases = whole.slice(start - span[0], end - span[0] + 1)
    return strand === '+' ? bases : reverseComplement(bases)
  }
}
