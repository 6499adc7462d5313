import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LocusSpan, neighbouringGenes } from './neighbouring-genes.ts'

const on = (name: string, start: number, end: number, chromosome: Chromosome = 'Chr1'): LocusSpan => ({ name, chromosome, start, end })
const gene = { locus: 'G', chromosome: 'Chr1' } as const

test('[BULK-021] a flank ends at the nearest gene of its side', () => {
  const { stop } = neighbouringGenes([on('G', 1000, 1999), on('A', 100, 300), on('B', 500, 699), on('C', 2500, 2600), on('D', 2300, 2400)])
  expect(stop({ ...gene, interval: [400, 999], isBefore: true })).toEqual([700, 999])
  expect(stop({ ...gene, interval: [750, 999], isBefore: true })).toEqual([750, 999])
  expect(stop({ ...gene, interval: [2000, 2999], isBefore: false })).toEqual([2000, 2299])
  expect(stop({ ...gene, chromosome: 'Chr2', interval: [400, 999], isBefore: true })).toEqual([400, 999])
})

test('[BULK-021] a gene across the beginning leaves nothing; the gene itself and one that ends beside it do not count', () => {
  const { stop } = neighbouringGenes([on('G', 1000, 1999), on('A', 900, 1200), on('B', 1990, 2100)])
  expect(stop({ ...gene, interval: [500, 999], isBefore: true })).toBeNull()
  expect(stop({ ...gene, interval: [2000, 2500], isBefore: false })).toBeNull()
  // From within the gene, as for a start codon.
  expect(stop({ ...gene, interval: [1300, 1500], isBefore: true })).toEqual([1300, 1500])
})

test('[BULK-021] [BULK-026] on a circle the neighbour may lie across the origin', () => {
  const length = chromosomeLengths.ChrC
  const { stop } = neighbouringGenes([on('G', 50, 100, 'ChrC'), on('Z', length - 99, length - 20, 'ChrC')])
  const circular = { locus: 'G', chromosome: 'ChrC' } as const
  expect(stop({ ...circular, interval: [-450, 49], isBefore: true })).toEqual([-19, 49])
  const last = { locus: 'Z', chromosome: 'ChrC' } as const
  expect(stop({ ...last, interval: [length - 19, length + 200], isBefore: false })).toEqual([length - 19, length + 49])
})

test('[BULK-021] among many genes it finds what a walk base by base finds', () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 60 })), { maxLength: 20 })
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (lengths, start, size, isBefore) => {
        const loci = lengths.map(([from, length], at) => on(`L${at}`, from, from + length))
        const isTaken = (at: number) => loci.some((locus) => locus.start <= at && at <= locus.end)
        const bases = Array.from({ length: size + 1 }, (_, at) => start + at)
        const walked = isBefore ? bases.toReversed() : bases
        const free = walked
          .slice(0, walked.findIndex(isTaken) === -1 ? undefined : walked.findIndex(isTaken))
          .sort((one, other) => one - other)
        const expected = free.length === 0 ? null : [free[0], free.at(-1)]
        expect(neighbouringGenes(loci).stop({ ...gene, interval: [start, start + size], isBefore })).toEqual(expected)
      },
    ),
    { seed: 3702 },
  )
})
