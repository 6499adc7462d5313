import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { gapsBetween } from './add-locus-sequences.ts'
import { intronsOf, modelSequences } from './add-model-sequences.ts'
import { openBgzf } from './bgzf-reader.ts'
import { openBgzfWriter } from './bgzf-writer.ts'
import { chooseRegions, scanGenome } from './choose-regions.ts'
import { openDatasetWriters } from './dataset-writers.ts'
import { parseGenomeHeader } from './genome.ts'
import { openGenomeWriter } from './genome-writer.ts'
import { flankOf, type Interval, isCircular } from './interval.ts'
import { openSequenceStore } from './open-sequence-store.ts'
import { reverseComplement, translate } from './translate.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-sequences-'))
afterAll(() => rm(dir, { recursive: true }))

test('the other strand is read backwards, unsure bases included', () => {
  expect(reverseComplement('ATGCRYKMNacg')).toBe('cgtNKMRYGCAT')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ACGTRYKMSWN') }), (bases) => reverseComplement(reverseComplement(bases)) === bases),
    { seed: 3702 },
  )
})

test('codons are translated: the last stop goes, one before stays, what is unsure is X, what is not whole is dropped', () => {
  expect(translate('ATGGCCTAA')).toBe('MA')
  expect(translate('ATGTAAGCCTGA')).toBe('M*A')
  expect(translate('ATGNNNTGGTA')).toBe('MXW')
  expect(translate('GATGAAATAG', 1)).toBe('MK')
  // psbL of the plastid begins with ACG, which editing turns into AUG; the DNA does not say so.
  expect(translate('ACGACACAATAA')).toBe('TTQ')
})

test('introns are numbered in the direction of the transcript', () => {
  const exons: Interval[] = [
    [500, 600],
    [100, 200],
    [300, 400],
  ]
  expect(intronsOf(exons, '+')).toEqual([
    { number: 1, interval: [201, 299] },
    { number: 2, interval: [401, 499] },
  ])
  expect(intronsOf(exons, '-').map(({ interval }) => interval[0])).toEqual([401, 201])
  expect(
    intronsOf(
      [
        [1, 10],
        [11, 20],
      ],
      '+',
    ),
  ).toEqual([])
})

test('an intron is named after its model, with a hyphen and its number', () => {
  const exons = Array.from({ length: 12 }, (_, index): Interval => [index * 100 + 1, index * 100 + 50])
  const model = { name: 'AT4G18960.1', chromosome: 'Chr4', strand: '-', exons, coding: [] } as const
  const names = modelSequences({ ...model, coding: [] }).map(({ dataset, name }) => [dataset, name])
  expect(names.slice(0, 4)).toEqual([
    ['araport11_transcripts', 'AT4G18960.1'],
    ['araport11_introns', 'AT4G18960.1-1'],
    ['araport11_introns', 'AT4G18960.1-10'],
    ['araport11_introns', 'AT4G18960.1-11'],
  ])
})

test('a flank ends with the chromosome, and goes on round a circle', () => {
  const position = (chromosome: Chromosome, start: number, end: number, strand: '+' | '-' = '+') => ({ chromosome, start, end, strand })
  expect(flankOf(position('Chr1', 3631, 5899), 'upstream', 3000)).toEqual([631, 3630])
  expect(flankOf(position('Chr1', 3631, 5899), 'upstream', 5000)).toEqual([1, 3630])
  expect(flankOf(position('Chr1', 3631, 5899, '-'), 'upstream', 500)).toEqual([5900, 6399])
  expect(flankOf(position('Chr1', 1, 900), 'upstream', 500)).toBeNull()
  expect(flankOf(position('Chr4', 18_585_000, 18_585_000), 'downstream', 500)).toEqual([18_585_001, 18_585_056])
  expect(flankOf(position('ChrC', 4, 76, '-'), 'downstream', 500)).toEqual([-496, 3])
  expect(flankOf(position('ChrM', 366_800, 366_900), 'downstream', 500)).toEqual([366_901, 367_400])
})

test('a flank never leaves its chromosome, never holds a base of its locus and is never longer than requested', () => {
  const placed = fc.constantFrom(...chromosomes).chain((chromosome) => {
    const position = fc.integer({ min: 1, max: chromosomeLengths[chromosome] })
    return fc.tuple(fc.constant(chromosome), position, position, fc.constantFrom('+', '-'), fc.integer({ min: 1, max: 5000 }))
  })
  fc.assert(
    fc.property(placed, ([chromosome, one, other, strand, wanted]) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)]
      for (const side of ['upstream', 'downstream'] as const) {
        const flank = flankOf({ chromosome, start, end, strand }, side, wanted)
        if (flank === null) continue
        const length = flank[1] - flank[0] + 1
        expect(length).toBeLessThanOrEqual(Math.min(wanted, chromosomeLengths[chromosome] - (end - start + 1)))
        expect(flank[1] < start || flank[0] > end).toBe(true)
        if (!isCircular(chromosome)) expect(flank[0] >= 1 && flank[1] <= chromosomeLengths[chromosome]).toBe(true)
      }
    }),
    { seed: 3702 },
  )
})

test('between loci lies what none of them covers; on a circle also what lies across the origin', () => {
  const on = (chromosome: Chromosome) => [
    { name: 'A', chromosome, start: 100, end: 900 },
    { name: 'B', chromosome, start: 200, end: 300 },
    { name: 'C', chromosome, start: 901, end: 1000 },
    { name: 'D', chromosome, start: 1500, end: 1600 },
  ]
  expect(gapsBetween(on('Chr2'))).toEqual([{ name: 'C-D', chromosome: 'Chr2', interval: [1001, 1499] }])
  expect(gapsBetween(on('ChrC')).map(({ name, interval }) => [name, ...interval])).toEqual([
    ['C-D', 1001, 1499],
    ['D-A', 1601, 154_577],
  ])
})

test('a header names a chromosome or a region of one', () => {
  expect(parseGenomeHeader('>Chr3:10500000-14300000 TAIR10')).toEqual({ chromosome: 'Chr3', start: 10_500_000, end: 14_300_000 })
  expect(parseGenomeHeader('>mitochondria CHROMOSOME dumped from ADB')).toEqual({ chromosome: 'ChrM', start: 1, end: null })
  expect(parseGenomeHeader('>AT1G01010.1 | protein')).toBeNull()
})

test('sequences of another assembly are rejected, those within another are left out', () => {
  const contig = (line: number, header: string, length: number) => ({ file: 'x.fas', line, header, length })
  const { regions, rejected } = chooseRegions([
    contig(1, '>ChrC', 100_000),
    contig(2, '>ChrC', 154_478),
    contig(3, '>ChrM', 367_808),
    contig(4, '>Chr2:11-20', 9),
    contig(5, '>scaffold', 9),
  ])
  expect(regions.map(({ line }) => line)).toEqual([2])
  expect(rejected.map(({ line }) => line)).toEqual([3, 4, 5])
  expect(rejected[0]?.reason).toBe('367808 bases reach beyond the end of ChrM in TAIR10')
})

test('any part of a packed file is read as it was written', { timeout: 30_000 }, async () => {
  const path = join(dir, 'any.gz')
  const parts = Array.from({ length: 5000 }, (_, index) => `${index} ${'ACGT'.repeat(index % 40)}\n`)
  const out = await openBgzfWriter(path)
  for (const part of parts) await out.write(part)
  await out.end()
  const [text, file] = [parts.join(''), await openBgzf(path)]
  const position = fc.integer({ min: 0, max: text.length + 10 })
  await fc.assert(
    fc.asyncProperty(position, fc.integer({ min: 0, max: 200_000 }), async (from, length) => {
      expect((await file.read(from, length)).toString()).toBe(text.slice(from, from + length))
    }),
    { seed: 3702 },
  )
  await file.close()
})

test('the genome is read by place, across regions that touch and round a circle, and is unknown elsewhere', async () => {
  const circle = Array.from({ length: chromosomeLengths.ChrC }, (_, index) => 'ACGT'.charAt((index * 7 + (index >> 3)) % 4)).join('')
  const lines = ['>Chr2:11-20', 'aaaaaccccc', '>Chr2:21-30', 'GGGGG', 'TTTTT', '>ChrC', ...(circle.match(/.{1,79}/g) ?? [])]
  const scan = scanGenome()
  const reader = scan.reader('g.fas')
  for (const line of lines) reader.line(line)
  const writer = await openGenomeWriter(join(dir, 'genome'), chooseRegions(scan.contigs).regions)
  const writing = writer.reader('g.fas')
  for (let at = 0; at < lines.length; at += 4) await writing.lines(lines.slice(at, at + 4))
  await writer.end()

  const store = openSequenceStore(join(dir, 'genome'))
  expect(await store.slice('Chr2', 14, 22)).toBe('AACCCCCGG')
  expect(await store.slice('Chr2', 14, 22, '-')).toBe('CCGGGGGTT')
  expect(await store.slice('Chr2', 10, 22)).toBeNull()
  expect(await store.slice('Chr1', 1, 1)).toBeNull()
  expect(await store.slice('ChrC', -9, 10)).toBe(circle.slice(-10) + circle.slice(0, 10))
  expect(await store.slice('ChrC', 154_470, 154_490)).toBe(circle.slice(154_469) + circle.slice(0, 12))
  await expect(store.slice('Chr2', 0, 5)).rejects.toThrow(RangeError)
  await store.close()
})

test('[OPER-023] a store that is closed lets the reads end that have begun, and begins no others', async () => {
  const folder = join(dir, 'closed')
  const writers = await openDatasetWriters(folder, ['araport11_transcripts'])
  await writers.add('araport11_transcripts', { name: 'AT1G01010', description: '', sequence: 'ACGT'.repeat(100_000) })
  await writers.end()
  const store = openSequenceStore(folder)
  const reading = store.read('araport11_transcripts', 'AT1G01010')
  const closing = store.close()
  expect((await reading)?.sequence).toHaveLength(400_000)
  await closing
  await expect(store.read('araport11_transcripts', 'AT1G01010')).rejects.toMatchObject({ code: 'gone' })
})

test('a sequence is found by its name among many, and a dataset that was not made has none', async () => {
  const folder = join(dir, 'genome')
  const names = Array.from({ length: 3000 }, (_, index) => `AT1G${String(index * 10).padStart(5, '0')}`)
  // Published descriptions may be long, and contain the character that begins a header.
  const describe = (index: number) => `| Symbols: ${'5->3 '.repeat(index % 400)}| Chr1:${index + 1}-9 FORWARD`
  const writers = await openDatasetWriters(folder, ['araport11_transcripts'])
  for (const [index, name] of names.entries()) {
    await writers.add('araport11_transcripts', { name, description: describe(index), sequence: 'ACGT'.repeat((index % 50) + 1) })
  }
  await writers.end()
  const store = openSequenceStore(folder)
  for (const [index, name] of names.entries()) {
    if (index % 97 !== 0 && index < 2990) continue
    const sequence = 'ACGT'.repeat((index % 50) + 1)
    expect(await store.read('araport11_transcripts', name)).toEqual({
      name,
      description: describe(index),
      sequence,
    })
  }
  for (const name of ['AT0G00000', 'AT1G00005', 'AT9G99999', '']) expect(await store.read('araport11_transcripts', name)).toBeNull()
  expect(await store.read('araport11_protein', 'AT1G00000')).toBeNull()
  await store.close()
})
