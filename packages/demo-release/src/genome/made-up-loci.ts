import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Random } from '../random.ts'
import { type DemoGermplasm, type DemoLocus, demoTypes } from './demo-locus.ts'
import { makeStructure } from './demo-structure.ts'

/** Loci without counterpart in the plant, so that every type, chromosome and gap in the record occurs. */
export function madeUpLoci(random: Random): DemoLocus[] {
  const loci = chromosomes.flatMap((chromosome) => {
    const count = chromosome === 'ChrC' || chromosome === 'ChrM' ? 12 : 60
    const stretch = Math.floor(chromosomeLengths[chromosome] / count)
    return Array.from({ length: count }, (_, index) => madeUpLocus(random, chromosome, index, stretch))
  })
  const [first, ...others] = loci
  return first ? [withLongTexts(first), ...others] : []
}

function madeUpLocus(random: Random, chromosome: Chromosome, index: number, stretch: number): DemoLocus {
  // Published names end far below 90000, so a made-up one never names a real locus.
  const name = `AT${chromosome.slice(3)}G9${String(index * 10 + 10).padStart(4, '0')}`
  // A locus that is not described has no other type than its code tells.
  const isDescribed = index % 6 !== 5
  const type = index % 2 === 0 ? demoTypes.protein_coding : random.pick(isDescribed ? demoTypes.all : demoTypes.byCode)
  const length = random.whole(300, Math.min(5000, Math.floor(stretch / 2)))
  const start = index * stretch + random.whole(1, stretch - length)
  const span = { start, end: start + length - 1, strand: random.pick(['+', '-'] as const) }
  const isCoding = type.name === 'protein_coding'
  const modelCount = index % 20 === 7 ? 0 : isCoding ? random.whole(1, 4) : 1
  return {
    name,
    tairObjectId: null,
    chromosome,
    ...span,
    type,
    symbols: symbolsOf(chromosome, index),
    orf: null,
    shortDescription: isDescribed ? `demonstration locus of the type ${type.name.replaceAll('_', ' ')}, made up` : null,
    summary: null,
    models: Array.from({ length: modelCount }, () => makeStructure(random, span, isCoding)),
    hasBounds: modelCount === 0 || index % 20 !== 9,
    publications: [],
    germplasms: madeUpGermplasms(random, chromosome, index),
  }
}

/** Of every third locus, with Greek letters for one on chromosome 2. */
function symbolsOf(chromosome: Chromosome, index: number): DemoLocus['symbols'] {
  if (chromosome === 'Chr2' && index === 1) return [{ symbol: 'DEMO-β1', fullName: 'DEMONSTRATION β-SUBUNIT' }]
  if (index % 3 !== 0) return []
  return [{ symbol: `DEMO${chromosome.slice(3)}${index + 1}`, fullName: `DEMONSTRATION ${chromosome.slice(3)} ${index + 1}` }]
}

/** Pages must hold long texts too. */
function withLongTexts(locus: DemoLocus): DemoLocus {
  const sentence = 'This made-up locus has a description that goes on and on, so that one can see how a page holds a long text.'
  return {
    ...locus,
    symbols: Array.from({ length: 60 }, (_, index) => ({
      symbol: `LONGNAMED${index + 1}`,
      fullName: `DEMONSTRATION OF A LOCUS WITH VERY MANY AND VERY LONG NAMES, NUMBER ${index + 1}`,
    })),
    summary: Array.from({ length: 40 }, () => sentence).join(' '),
  }
}

const parts = ['rosette leaves', 'petals', 'siliques', 'root hairs', 'the hypocotyl', 'stamens', 'trichomes', 'cotyledons'] as const
const changes = [
  'shorter than in wild type',
  'longer than in wild type',
  'pale',
  'purple',
  'fewer than in wild type',
  'as in wild type',
] as const
const conditions = ['in long days', 'in short days', 'in darkness', 'at 16 °C', 'on 100 mM salt', 'in continuous red light'] as const

/** Lines of made-up loci. One in five has no phenotype on record; one locus has many lines. */
function madeUpGermplasms(random: Random, chromosome: Chromosome, index: number): DemoGermplasm[] {
  const isCrowded = chromosome === 'Chr1' && index === 2
  const count = isCrowded ? 40 : random.whole(0, 2)
  return Array.from({ length: count }, (_, number) => ({
    name: `DEMO_${chromosome.slice(3)}${String(index + 1).padStart(3, '0')}_${number + 1}`,
    phenotype: random.whole(1, 5) === 1 ? null : `${capital(random.pick(parts))} ${random.pick(changes)} ${random.pick(conditions)}.`,
    pubmedId: null,
  }))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
