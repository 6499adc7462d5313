import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { openRandom } from '../random.ts'
import type { DemoLocus } from './demo-locus.ts'
import { codingPositions, type DemoStructure } from './demo-structure.ts'
import { isStop, signalsOf } from './readable-models.ts'

/** Made-up DNA of a stretch of a chromosome. Codes of A, C, G and T, forward strand. */
export type DemoRegion = { chromosome: Chromosome; start: number; end: number; bases: Uint8Array }

type Writing = DemoRegion & { /** Bases that a gene model needs as they are. */ fixed: Uint8Array }

/** As far as the longest flanking sequences reach. */
const flank = 3000
const letters = Buffer.from('ACGT')

/**
 * DNA in which every gene model of the demo can be read: introns from GT to AG, a start codon, a stop codon and none before it. It
 * covers the loci with what lies around them, and organelles whole. The bases are made up, for well-known genes too.
 */
export function demoGenome(loci: readonly DemoLocus[], seed = 3702): DemoRegion[] {
  const random = openRandom(seed)
  const regions = regionsAround(loci).map(({ chromosome, start, end }): Writing => {
    const bases = Uint8Array.from({ length: end - start + 1 }, () => letters[random.whole(0, 3)] ?? 0)
    return { chromosome, start, end, bases, fixed: new Uint8Array(bases.length) }
  })
  const placed = loci.flatMap((locus) => {
    const region = regions.find(({ chromosome, start, end }) => chromosome === locus.chromosome && start <= locus.start && locus.end <= end)
    return region ? [{ locus, region }] : []
  })
  for (const { locus, region } of placed) for (const model of locus.models) writeSignals(region, model, locus.strand)
  for (const { locus, region } of placed) for (const model of locus.models) openFrame(region, model, locus.strand)
  return regions.map(({ chromosome, start, end, bases }) => ({ chromosome, start, end, bases }))
}

type Span = { chromosome: Chromosome; start: number; end: number }

function regionsAround(loci: readonly DemoLocus[]): Span[] {
  const spans = loci.map(({ chromosome, start, end }): Span => {
    const length = chromosomeLengths[chromosome]
    if (chromosome === 'ChrC' || chromosome === 'ChrM') return { chromosome, start: 1, end: length }
    return { chromosome, start: Math.max(1, start - flank), end: Math.min(length, end + flank) }
  })
  spans.sort(
    (one, other) => (one.chromosome < other.chromosome ? -1 : Number(one.chromosome > other.chromosome)) || one.start - other.start,
  )
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last?.chromosome === span.chromosome && span.start <= last.end + 1) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** Where two loci overlap, the first has its way. */
function writeSignals(region: Writing, model: DemoStructure, strand: '+' | '-'): void {
  for (const [position, base] of signalsOf(model, strand)) {
    if (region.fixed[position - region.start] === 1) continue
    write(region, position, base, strand)
    region.fixed[position - region.start] = 1
  }
}

/** No stop codon has a C, so that a C never makes one either. */
function openFrame(region: Writing, model: DemoStructure, strand: '+' | '-'): void {
  const coding = codingPositions(model, strand)
  for (let at = 3; at + 3 < coding.length; at += 3) {
    const codon = coding.slice(at, at + 3)
    if (!isStop(read(region, codon, strand))) continue
    const free = codon.find((position) => region.fixed[position - region.start] === 0)
    if (free !== undefined) write(region, free, 'C', strand)
  }
}

const complement: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' }

function read({ bases, start }: DemoRegion, positions: readonly number[], strand: '+' | '-'): string {
  const letters = positions.map((position) => String.fromCharCode(bases[position - start] ?? 0))
  return letters.map((letter) => (strand === '+' ? letter : (complement[letter] ?? letter))).join('')
}

function write({ bases, start }: DemoRegion, position: number, base: string, strand: '+' | '-'): void {
  bases[position - start] = (strand === '+' ? base : (complement[base] ?? base)).charCodeAt(0)
}

/** The genome as a FASTA file of regions. */
export function formatGenome(regions: readonly DemoRegion[]): string[] {
  return regions.flatMap(({ chromosome, start, end, bases }) => {
    const text = Buffer.from(bases).toString('latin1')
    return [`>${chromosome}:${start}-${end} made up for demonstration`, ...(text.match(/.{1,60}/g) ?? [])]
  })
}
