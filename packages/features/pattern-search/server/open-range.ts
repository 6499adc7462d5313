import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sequenceFile } from '@rosette/sequence-store/dataset-writers.ts'
import { readSequenceIndex } from '@rosette/sequence-store/sequence-index.ts'
import { type DatasetStream, readFasta, streamDataset } from '@rosette/sequence-store/stream-dataset.ts'
import { RunError, type ToolDependencies } from '../../runs/server/define-tool.ts'
import type { PatternOptions } from '../contract/pattern-search.ts'
import { geneOf } from './write-hits.ts'

export type SearchedRange = {
  /** How many sequences are searched. */
  sequences: number
  /** From the start, as often as it is wanted. */
  open(): Promise<DatasetStream>
  /** How many sequences the whole set has. */
  ofSet: number
  /** The whole set, to compare a list with. */
  openSet(): Promise<DatasetStream>
}

/** The sequences to search: a whole set, or those of a list of loci, which are copied into the folder of the run. */
export async function openRange({ options, dir, sequenceDir }: ToolDependencies<PatternOptions>): Promise<SearchedRange> {
  const whole = () => expectDataset(sequenceDir, options)
  const index = await readSequenceIndex(`${sequenceFile(sequenceDir, options.dataset)}.fai`)
  const set = { ofSet: index?.size ?? 0, openSet: whole }
  if (options.genes === null) return { sequences: set.ofSet, open: whole, ...set }
  const path = join(dir, 'range.fa')
  const sequences = await copySequences(await whole(), new Set(options.genes), path)
  if (sequences === 0) throw new RunError('This set has no sequence of any of these genes in this release.', { isOurs: false })
  return { sequences, open: async () => ({ text: createReadStream(path), share: () => 0.5 }), ...set }
}

async function copySequences({ text }: DatasetStream, genes: ReadonlySet<string>, path: string): Promise<number> {
  const file = await open(path, 'w')
  let copied = 0
  try {
    for await (const { name, sequence } of readFasta(text)) {
      if (!lociOf(name).some((locus) => genes.has(locus))) continue
      await file.write(`>${name}\n${sequence}\n`)
      copied++
    }
  } finally {
    await file.close()
  }
  return copied
}

/** A gap between loci lies beside two of them. */
function lociOf(name: string): string[] {
  const gene = geneOf(name)
  return gene === name ? name.split('-') : [gene]
}

async function expectDataset(sequenceDir: string, { dataset }: PatternOptions): Promise<DatasetStream> {
  const stream = await streamDataset(sequenceDir, dataset)
  if (stream === null) throw new RunError('This release does not have the chosen sequences.', { isOurs: true })
  return stream
}
