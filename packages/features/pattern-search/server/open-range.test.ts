import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { openDatasetWriters } from '@rosette/sequence-store/dataset-writers.ts'
import { afterAll, expect, test } from 'vitest'
import { openRange } from './open-range.ts'

const sequenceDir = await mkdtemp(join(tmpdir(), 'rosette-range-'))
afterAll(() => rm(sequenceDir, { recursive: true }))

const sets = {
  araport11_upstream_500: ['AT1G01010', 'AT1G01020'],
  araport11_transcripts: ['AT1G01010.1', 'AT1G01020.1', 'AT1G01020.10'],
  araport11_introns: ['AT1G01010.1-1', 'AT1G01020.2-12'],
  araport11_intergenic: ['AT1G01010-AT1G01020', 'AT1G01020-AT1G01030', 'AT1G01030-AT1G01040'],
} as const satisfies Partial<Record<SequenceDatasetId, readonly string[]>>

// Object.entries loses the key type.
for (const [dataset, names] of Object.entries(sets) as [keyof typeof sets, readonly string[]][]) {
  const writers = await openDatasetWriters(sequenceDir, [dataset])
  for (const name of names) await writers.add(dataset, { name, description: 'made up', sequence: 'ACGT' })
  await writers.end()
}

/** The names of the sequences that a search of these genes reads. */
async function rangeOf(dataset: keyof typeof sets, genes: readonly string[] | null): Promise<string[]> {
  const dir = await mkdtemp(join(sequenceDir, 'run-'))
  const options = { pattern: 'ACGT', dataset, strands: 'both' as const, mismatches: 0, genes: genes && [...genes], unknownGenes: [] }
  const signal = new AbortController().signal
  const runProgram = () => Promise.reject(new Error('Nothing is run'))
  const range = await openRange({ options, dir, sequenceDir, signal, site: null, releaseId: 'x', report: () => {}, runProgram })
  const names = Array.from((await text((await range.open()).text)).matchAll(/^>(\S+)/gm), ([, name = '']) => name)
  expect(range.sequences).toBe(names.length)
  return names
}

test.each([
  ['araport11_upstream_500', ['AT1G01020']],
  ['araport11_transcripts', ['AT1G01020.1', 'AT1G01020.10']],
  ['araport11_introns', ['AT1G01020.2-12']],
  // A gap lies beside two loci, and belongs to the range of either.
  ['araport11_intergenic', ['AT1G01010-AT1G01020', 'AT1G01020-AT1G01030']],
] as const)('[PATM-010] of %s what belongs to a locus of the list is searched, in the order of the set', async (dataset, names) => {
  expect(await rangeOf(dataset, ['AT1G01020', 'AT5G99999'])).toEqual(names)
  expect(await rangeOf(dataset, null)).toEqual(sets[dataset])
  await expect(rangeOf(dataset, ['AT5G99999'])).rejects.toThrow('no sequence of any of these genes')
})
