import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Genome, genomeFile, openCutOut, openGenome, parseGenomeHeader } from './genome.ts'
import { openGenomeWriter } from './genome-writer.ts'
import type { Interval } from './interval.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-genome-'))
afterAll(() => rm(dir, { recursive: true }))

/** Regions that overlap, touch and leave a gap: 1 to 30 of Chr1 but for 21 to 25, and the two ends of the plastid. */
const regions = [
  { chromosome: 'Chr1', start: 1, bases: 'AAAAACCCCC' },
  { chromosome: 'Chr1', start: 4, bases: 'AACCCCCGGGG' },
  { chromosome: 'Chr1', start: 15, bases: 'TTTTTT' },
  { chromosome: 'Chr1', start: 26, bases: 'ACGTN' },
  { chromosome: 'ChrC', start: 1, bases: 'ATG' },
  { chromosome: 'ChrC', start: 154_476, bases: 'CCA' },
] as const

async function writeGenome(folder: string): Promise<Genome> {
  const placed = regions.map(({ chromosome, start, bases }, at) => ({
    file: 'x.fas',
    line: 2 * at + 1,
    chromosome,
    start,
    end: start + bases.length - 1,
  }))
  const writer = await openGenomeWriter(folder, placed)
  await writer.reader('x.fas').lines(regions.flatMap(({ chromosome, bases }) => [`>${chromosome}`, bases]))
  await writer.end()
  const genome = await openGenome(folder)
  if (genome === null) throw new Error('The genome was not written')
  return genome
}

const genome = await writeGenome(join(dir, 'release'))
afterAll(() => genome.close())

test.each([
  ['the first base', 1, 1, 'A'],
  ['one region', 2, 9, 'AAAACCCC'],
  ['regions that overlap', 3, 12, 'AAACCCCCGG'],
  ['regions that overlap and touch', 1, 20, 'AAAAACCCCCGGGGTTTTTT'],
  ['the last base of a region', 20, 20, 'T'],
  ['the first base after a gap', 26, 26, 'A'],
])('%s of a chromosome is read', async (_what, start, end, bases) => {
  expect(await genome.slice('Chr1', start, end)).toBe(bases)
})

test.each([
  ['begins in a gap', 'Chr1', 25, 26],
  ['ends in a gap', 'Chr1', 20, 21],
  ['goes on after the last region', 'Chr1', 30, 31],
  ['is on a chromosome without DNA', 'Chr5', 1, 1],
  ['reaches into the unknown part of a circle', 'ChrC', -3, 1],
] as const)('there is no sequence where the interval %s', async (_what, chromosome, start, end) => {
  expect(await genome.slice(chromosome, start, end)).toBeNull()
})

test('the reverse strand is read backwards, also round a circle', async () => {
  expect(await genome.slice('Chr1', 26, 30, '-')).toBe('NACGT')
  expect(await genome.slice('ChrC', -2, 3)).toBe('CCAATG')
  expect(await genome.slice('ChrC', 0, 2, '-')).toBe('ATT')
})

test.each([
  ['around all of them', [1, 100], true],
  ['up to the first base of one', [21, 26], true],
  ['from the last base of one on', [20, 25], true],
  ['between two of them', [21, 25], false],
  ['after the last one', [31, 40], false],
] as const)('an interval %s touches regions with DNA or not', (_what, interval, isTouched) => {
  expect(genome.touches('Chr1', interval)).toBe(isTouched)
  expect(genome.touches('Chr2', interval)).toBe(false)
})

test('parts of a gene are cut out as if each had been read by itself', async () => {
  const pieces: Interval[] = [
    [4, 6],
    [12, 16],
  ]
  const forward = await openCutOut(genome, { chromosome: 'Chr1', strand: '+' }, pieces)
  const reverse = await openCutOut(genome, { chromosome: 'Chr1', strand: '-' }, pieces)
  expect(await Promise.all(pieces.map(forward))).toEqual(['AAC', 'GGGTT'])
  expect(await Promise.all(pieces.map(reverse))).toEqual(['GTT', 'AACCC'])
})

test('where DNA is missing between the parts, those that are there are still cut out', async () => {
  const cutOut = await openCutOut(genome, { chromosome: 'Chr1', strand: '-' }, [
    [19, 20],
    [26, 29],
  ])
  expect([await cutOut([26, 29]), await cutOut([19, 21])]).toEqual(['ACGT', null])
})

test('parts round the origin of a circle are cut out', async () => {
  const cutOut = await openCutOut(genome, { chromosome: 'ChrC', strand: '+' }, [
    [-1, 1],
    [2, 3],
  ])
  expect([await cutOut([-1, 1]), await cutOut([2, 3])]).toEqual(['CAA', 'TG'])
  const beyond = await openCutOut(genome, { chromosome: 'ChrC', strand: '+' }, [[154_477, 154_480]])
  expect(await beyond([154_477, 154_480])).toBe('CAAT')
})

test('where nothing is known, nothing is cut out, and nothing is read either', async () => {
  const unread = { ...genome, slice: () => Promise.reject(new Error('read')) }
  const cutOut = await openCutOut(unread, { chromosome: 'Chr1', strand: '+' }, [[21, 25]])
  expect(await cutOut([21, 25])).toBeNull()
  const ofNothing = await openCutOut(genome, { chromosome: 'Chr1', strand: '+' }, [])
  expect(await ofNothing([1, 2])).toBe('AA')
})

test('DNA that spans the parts is read once, up to the very ends of a circle', async () => {
  const slices: unknown[] = []
  const counted: Genome = {
    ...genome,
    slice(...args) {
      slices.push(args)
      return genome.slice(...args)
    },
  }
  const cutOut = await openCutOut(counted, { chromosome: 'Chr1', strand: '-' }, [[1, 3]])
  expect([await cutOut([1, 3]), await cutOut([2, 2])]).toEqual(['TTT', 'T'])
  expect(slices).toEqual([['Chr1', 1, 3]])
  await openCutOut(counted, { chromosome: 'ChrC', strand: '+' }, [[154_477, 154_478]])
  expect(slices).toHaveLength(2)
})

test('a release without DNA has no genome, and one that is broken is not taken for that', async () => {
  expect(await openGenome(join(dir, 'nobody'))).toBeNull()
  await mkdir(join(dir, 'empty'), { recursive: true })
  await writeFile(join(dir, 'empty', `${genomeFile}.fai`), '')
  expect(await openGenome(join(dir, 'empty'))).toBeNull()
  await mkdir(join(dir, 'folder', `${genomeFile}.fai`), { recursive: true })
  await expect(openGenome(join(dir, 'folder'))).rejects.toThrow('EISDIR')
  await mkdir(join(dir, 'foreign'), { recursive: true })
  await writeFile(join(dir, 'foreign', `${genomeFile}.fai`), 'scaffold_7\t10\t11\t10\t11\n')
  await expect(openGenome(join(dir, 'foreign'))).rejects.toThrow('scaffold_7 is not a region of a chromosome')
  await writeFile(join(dir, 'foreign', `${genomeFile}.fai`), 'Chr1:1-10\t10\t11\t10\n')
  await expect(openGenome(join(dir, 'foreign'))).rejects.toThrow('"Chr1:1-10\\t10\\t11\\t10" is not a line of a FASTA index')
})

test.each([
  ['>Chr1:1-1', { chromosome: 'Chr1', start: 1, end: 1 }],
  ['> Chr1\tCHROMOSOME', { chromosome: 'Chr1', start: 1, end: null }],
  ['>chloroplast:5-9 part', { chromosome: 'ChrC', start: 5, end: 9 }],
  ['>Chr1:0-9', null],
  ['>Chr1:9-8', null],
  ['>Chr1:1-1234567890', null],
  ['>Chr1:1234567890-2', null],
  ['>xChr1:1-2x', null],
  ['>Chr1:1-2-3', null],
  ['>', null],
])('the header %j', (line, header) => {
  expect(parseGenomeHeader(line)).toEqual(header)
})
