import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { afterAll, expect, test } from 'vitest'
import { addLocusSequences, gapsBetween } from './add-locus-sequences.ts'
import { addModelSequences, modelSequences } from './add-model-sequences.ts'
import { type DatasetWriters, openDatasetWriters } from './dataset-writers.ts'
import type { GeneModel } from './gene-model.ts'
import { type Genome, openGenome } from './genome.ts'
import { openGenomeWriter } from './genome-writer.ts'
import { openSequenceStore } from './open-sequence-store.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-added-'))
afterAll(() => rm(dir, { recursive: true }))

/** Forty bases of Chr1 that can be distinguished, and nothing beyond. */
const dna = 'ACATGGCCTTGATAACGTACGGGTTTCCCAAATCAGCATT'

async function openFolder(name: string): Promise<{ folder: string; genome: Genome }> {
  const folder = join(dir, name)
  const writer = await openGenomeWriter(folder, [{ file: 'x', line: 1, chromosome: 'Chr1', start: 1, end: 40 }])
  await writer.reader('x').lines(['>Chr1', dna])
  await writer.end()
  const genome = await openGenome(folder)
  if (genome === null) throw new Error('The genome was not written')
  return { folder, genome }
}

/** Adds to real files and reads back what is in them. */
async function added<Id extends SequenceDatasetId>(
  datasets: readonly Id[],
  add: (writers: DatasetWriters, genome: Genome) => Promise<void>,
) {
  const { folder, genome } = await openFolder(datasets.join())
  const writers = await openDatasetWriters(folder, datasets)
  await add(writers, genome)
  await writers.end()
  await genome.close()
  const store = openSequenceStore(folder)
  return {
    counts: writers.counts,
    read: async (dataset: Id, name: string) => {
      const found = await store.read(dataset, name)
      return found && [found.description, found.sequence]
    },
    close: () => store.close(),
  }
}

const modelDatasets = [
  'araport11_transcripts',
  'araport11_coding_sequences',
  'araport11_protein',
  'araport11_5_utrs',
  'araport11_3_utrs',
  'araport11_introns',
] as const

/** Codons on 3 to 8 and 12 to 14: ATG GCC, then ATA. */
const model: GeneModel = {
  name: 'AT1G01010.1',
  chromosome: 'Chr1',
  strand: '+',
  exons: [
    [1, 8],
    [12, 16],
  ],
  coding: [
    { interval: [3, 8], frame: 0 },
    { interval: [12, 14], frame: 0 },
  ],
}

test('a gene model gives its transcript, coding sequence, protein, untranslated regions and introns', async () => {
  const { read, counts, close } = await added(modelDatasets, (writers, genome) => addModelSequences(writers, genome, model))
  expect(await read('araport11_transcripts', 'AT1G01010.1')).toEqual(['| Chr1:1-16 FORWARD LENGTH=13', 'ACATGGCCATAAC'])
  expect(await read('araport11_coding_sequences', 'AT1G01010.1')).toEqual(['| Chr1:3-14 FORWARD LENGTH=9', 'ATGGCCATA'])
  expect(await read('araport11_protein', 'AT1G01010.1')).toEqual(['| Chr1:3-14 FORWARD LENGTH=3', 'MAI'])
  expect(await read('araport11_5_utrs', 'AT1G01010.1')).toEqual(['| Chr1:1-2 FORWARD LENGTH=2', 'AC'])
  expect(await read('araport11_3_utrs', 'AT1G01010.1')).toEqual(['| Chr1:15-16 FORWARD LENGTH=2', 'AC'])
  expect(await read('araport11_introns', 'AT1G01010.1-1')).toEqual(['| Chr1:9-11 FORWARD LENGTH=3', 'TTG'])
  expect([...counts.values()]).toEqual(modelDatasets.map(() => ({ records: 1, missing: 0 })))
  await close()
})

test('on the reverse strand parts are joined from the right, and the frame of the first one counts', async () => {
  const reverse: GeneModel = {
    name: 'AT1G01020.1',
    chromosome: 'Chr1',
    strand: '-',
    exons: [
      [21, 24],
      [30, 36],
    ],
    coding: [
      { interval: [21, 24], frame: 0 },
      { interval: [30, 36], frame: 2 },
    ],
  }
  const datasets = ['araport11_transcripts', 'araport11_protein', 'araport11_introns', 'araport11_coding_sequences'] as const
  const { read, close } = await added(datasets, (writers, genome) => addModelSequences(writers, genome, reverse))
  // Forward: GGGT on 21 to 24, AAATCAG on 30 to 36.
  expect(await read('araport11_transcripts', 'AT1G01020.1')).toEqual(['| Chr1:21-36 REVERSE LENGTH=11', 'CTGATTTACCC'])
  // CT belongs to a codon that began before.
  expect(await read('araport11_protein', 'AT1G01020.1')).toEqual(['| Chr1:21-36 REVERSE LENGTH=3', 'DLP'])
  expect(await read('araport11_introns', 'AT1G01020.1-1')).toEqual(['| Chr1:25-29 REVERSE LENGTH=5', 'GGGAA'])
  await close()
})

test('a sequence without all of its DNA is counted as missing, and the others are not affected', async () => {
  const beyond: GeneModel = {
    ...model,
    exons: [
      [1, 8],
      [40, 41],
    ],
    coding: [{ interval: [3, 8], frame: 0 }],
  }
  const { counts, close } = await added(modelDatasets, (writers, genome) => addModelSequences(writers, genome, beyond))
  expect(counts.get('araport11_5_utrs')).toEqual({ records: 1, missing: 0 })
  expect(counts.get('araport11_3_utrs')).toEqual({ records: 0, missing: 1 })
  await close()
})

test('[BLAST-046] [TRUTH-049] a protein is the published one, with or without its DNA, and read from the DNA if none is published', async () => {
  const beyond: GeneModel = { ...model, exons: [[1, 41]], coding: [{ interval: [3, 41], frame: 0 }] }
  const { read, counts, close } = await added(modelDatasets, (writers, genome) => addModelSequences(writers, genome, beyond, 'MPUBLISHED'))
  expect((await read('araport11_protein', beyond.name))?.[1]).toBe('MPUBLISHED')
  expect([counts.get('araport11_protein'), counts.get('araport11_transcripts')]).toEqual([
    { records: 1, missing: 0 },
    { records: 0, missing: 1 },
  ])
  await close()
  for (const [published, shown] of [
    ['MPUBLISHED', 'MPUBLISHED'],
    [null, 'MAI'],
  ] as const) {
    const whole = await added(modelDatasets, (writers, genome) => addModelSequences(writers, genome, model, published))
    expect((await whole.read('araport11_protein', model.name))?.[1]).toBe(shown)
    await whole.close()
  }
})

test('a model without coding parts has no protein, and one of a single exon no introns', () => {
  const datasets = (some: Partial<GeneModel>) => modelSequences({ ...model, ...some }).map(({ dataset }) => dataset)
  expect(datasets({ coding: [] })).toEqual(['araport11_transcripts', 'araport11_introns'])
  const single = datasets({ exons: [[3, 16]], coding: [{ interval: [3, 14], frame: 0 }] })
  expect(single).toEqual(['araport11_transcripts', 'araport11_coding_sequences', 'araport11_protein', 'araport11_3_utrs'])
})

test('a locus comes with its flanks, as far as its chromosome reaches', async () => {
  const datasets = [
    'araport11_genomic_locus',
    'araport11_upstream_500',
    'araport11_upstream_1000',
    'araport11_upstream_3000',
    'araport11_downstream_500',
    'araport11_downstream_1000',
    'araport11_downstream_3000',
  ] as const
  const locus = { name: 'AT1G01010', chromosome: 'Chr1', start: 11, end: 16, strand: '+' } as const
  const { read, counts, close } = await added(datasets, (writers, genome) => addLocusSequences(writers, genome, locus))
  expect(await read('araport11_genomic_locus', 'AT1G01010')).toEqual(['| Chr1:11-16 FORWARD LENGTH=6', 'GATAAC'])
  for (const flank of datasets.slice(1, 4)) expect(await read(flank, 'AT1G01010')).toEqual(['| Chr1:1-10 FORWARD LENGTH=10', 'ACATGGCCTT'])
  // Five hundred bases after the locus are not known here.
  expect(counts.get('araport11_downstream_500')).toEqual({ records: 0, missing: 1 })
  await close()
})

test('a locus at the very beginning has no flank before it', async () => {
  const datasets = [
    'araport11_genomic_locus',
    'araport11_downstream_500',
    'araport11_downstream_1000',
    'araport11_downstream_3000',
  ] as const
  const locus = { name: 'AT1G01000', chromosome: 'Chr1', start: 1, end: 4, strand: '+' } as const
  const { read, close } = await added(datasets, (writers, genome) => addLocusSequences(writers, genome, locus))
  expect(await read('araport11_genomic_locus', 'AT1G01000')).toEqual(['| Chr1:1-4 FORWARD LENGTH=4', 'ACAT'])
  await close()
})

test('a gap of one base is a gap; of loci that begin together the longer one ends it', () => {
  const on = (name: string, start: number, end: number) => ({ name, chromosome: 'Chr3', start, end }) as const
  expect(gapsBetween([on('C', 22, 30), on('A', 1, 5), on('B', 1, 20)])).toEqual([{ name: 'B-C', chromosome: 'Chr3', interval: [21, 21] }])
  expect(gapsBetween([on('A', 1, 20), on('C', 21, 30)])).toEqual([])
  expect(gapsBetween([])).toEqual([])
})

test('each chromosome has its own gaps, and one locus on a circle has one around it', () => {
  const loci = [
    { name: 'A', chromosome: 'Chr1', start: 1, end: 5 },
    { name: 'B', chromosome: 'Chr2', start: 100, end: 200 },
    { name: 'C', chromosome: 'ChrM', start: 11, end: 20 },
    { name: 'D', chromosome: 'Chr1', start: 10, end: 15 },
  ] as const
  expect(gapsBetween(loci)).toEqual([
    { name: 'A-D', chromosome: 'Chr1', interval: [6, 9] },
    { name: 'C-C', chromosome: 'ChrM', interval: [21, 366_934] },
  ])
})

test('names must come in order, because readers look for them by halves', async () => {
  const writers = await openDatasetWriters(join(dir, 'order'), ['araport11_introns'])
  const add = (name: string, sequence: string | null = 'A') => writers.add('araport11_introns', { name, description: '', sequence })
  await add('B')
  await expect(add('B')).rejects.toThrow('araport11_introns: B comes after B')
  await expect(add('A')).rejects.toThrow('araport11_introns: A comes after B')
  await expect(writers.add('araport11_protein', { name: 'C', description: '', sequence: 'M' })).rejects.toThrow(
    'araport11_protein is not being written',
  )
  // What has no sequence at all is neither written nor missing.
  await add('A', '')
  await add('A', null)
  expect(writers.counts.get('araport11_introns')).toEqual({ records: 1, missing: 1 })
  await writers.abort()
})
