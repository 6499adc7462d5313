import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type DemoLocus, demoTypes } from '../genome/demo-locus.ts'
import { makeStructure } from '../genome/demo-structure.ts'
import { openRandom } from '../random.ts'
import { madeUpSentence, mixedNumber } from './made-up-values.ts'

const arms: readonly Chromosome[] = ['Chr1', 'Chr2', 'Chr3', 'Chr4', 'Chr5']
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export type ScaledLocus = {
  index: number
  /** How well it is known: the first has most of everything. */
  rank: number
  locus: DemoLocus
}

/** Loci of made-up genomes, all coding, one by one; names that `taken` holds are left out. */
export function* scaledLoci(count: number, taken: ReadonlySet<string>, seed: number): Generator<ScaledLocus> {
  // A step that shares no factor with the count visits every rank once, and well-known loci lie all over the genome.
  const step = count % 7919 === 0 ? 7907 : 7919
  for (let index = 0; index < count; index++) {
    const rank = (index * step) % count
    const locus = scaledLocus(index, count, seed)
    if (!taken.has(locus.name)) yield { index, rank, locus }
  }
}

export function scaledLocusName(index: number): string {
  return `AT${(index % 5) + 1}G${String(Math.floor(index / 5)).padStart(5, '0')}`
}

function scaledLocus(index: number, count: number, seed: number): DemoLocus {
  const chromosome = arms[index % 5] ?? 'Chr1'
  const random = openRandom(seed + index)
  const length = random.whole(500, 2500)
  const start = 1 + Math.floor((Math.floor(index / 5) * 5 * (chromosomeLengths[chromosome] - length - 1)) / count)
  const span = { start, end: start + length, strand: random.pick(['+', '-'] as const) }
  return {
    name: scaledLocusName(index),
    tairObjectId: null,
    chromosome,
    ...span,
    type: demoTypes.protein_coding,
    symbols: index % 2 === 0 ? [{ symbol: symbolOf(index / 2), fullName: `DEMONSTRATION ${index}` }] : [],
    orf: null,
    shortDescription: madeUpSentence(index, 1),
    summary: index % 4 === 0 ? `${madeUpSentence(index, 2)}. ${madeUpSentence(index, 3)}.` : null,
    models: Array.from({ length: mixedNumber(index, 4, 5) === 0 ? 3 : 1 }, () => makeStructure(random, span, true)),
    hasBounds: true,
    publications: [],
    germplasms: [],
  }
}

/** Four members to a class: QAAAA1 to QAAAA4, QAAAB1, … */
function symbolOf(number: number): string {
  let rest = Math.floor(number / 4)
  let word = ''
  for (let digit = 0; digit < 4; digit++) {
    word = letters.charAt(rest % 26) + word
    rest = Math.floor(rest / 26)
  }
  return `Q${word}${(number % 4) + 1}`
}
