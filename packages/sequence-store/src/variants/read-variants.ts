import { TabixIndexedFile } from '@gmod/tabix'
import VcfParser from '@gmod/vcf'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { countGenotypes, type GenotypeCounts } from './count-genotypes.ts'

/** A line of a VCF, with how many samples carry each of its alternative alleles. */
export type StoredVariant = {
  position: number
  /** `rs123`; null if the file gives none. */
  id: string | null
  ref: string
  alts: string[]
  quality: number | null
  filter: string | null
  genotypes: GenotypeCounts
}

export type VariantSlice = { samples: string[]; header: string; lines: string[]; total: number }

/** The lines of a VCF that touch an interval: the first `most` of them, and how many there are. */
export async function sliceVariants(path: string, place: readonly [Chromosome, number, number], most: number): Promise<VariantSlice> {
  const [chromosome, start, end] = place
  const file = new TabixIndexedFile({ path })
  const header = await file.getHeader().catch((cause: unknown) => {
    throw new Problem('upstream_failed', 'The variants of this release cannot be read at the moment.', { cause, retryAfter: 60 })
  })
  const slice: VariantSlice = { samples: samplesOf(header), header, lines: [], total: 0 }
  await file.getLines(chromosome, start - 1, end, (line) => {
    slice.total++
    if (slice.lines.length < most) slice.lines.push(line)
  })
  return slice
}

/** What reads the lines of a slice. The genotypes are read here: the parser takes a millisecond for those of a thousand accessions. */
export function variantParser({ header }: Pick<VariantSlice, 'header'>): (line: string) => StoredVariant {
  const parser = new VcfParser({ header, strict: false })
  return (line) => {
    const [fixed, genotypes] = cutLine(line)
    const variant = parser.parseLine(fixed)
    const alts = variant.ALT ?? []
    return {
      position: variant.POS,
      id: variant.ID?.join(';') ?? null,
      ref: variant.REF ?? '',
      alts,
      quality: variant.QUAL ?? null,
      filter: variant.FILTER === undefined ? null : [variant.FILTER].flat().join(';'),
      genotypes: countGenotypes(genotypes, alts.length),
    }
  }
}

/** A line up to its format, and its genotypes: none unless the format begins with them, as the layout wants it. */
function cutLine(line: string): [fixed: string, genotypes: string] {
  let end = 0
  for (let column = 0; column < 9 && end >= 0; column++) end = line.indexOf('\t', end + 1)
  if (end < 0) return [line, '']
  const fixed = line.slice(0, end)
  return [fixed, /\tGT(:[^\t]*)?$/.test(fixed) ? line.slice(end + 1) : '']
}

function samplesOf(header: string): string[] {
  const columns = header.trimEnd().split('\n').at(-1)?.split('\t') ?? []
  return columns.slice(9)
}
