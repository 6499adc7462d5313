import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { type FastaWriter, openFastaWriter } from './fasta-writer.ts'

export type DatasetCounts = {
  records: number
  /** Annotated sequences for which the release has no DNA. */
  missing: number
}

export type DatasetWriters = {
  counts: Map<SequenceDatasetId, DatasetCounts>
  /** Names must be added in byte order. Null is a sequence without DNA. */
  add(dataset: SequenceDatasetId, record: { name: string; description: string; sequence: string | null }): Promise<void>
  end(): Promise<void>
  abort(): Promise<void>
}

export async function openDatasetWriters(dir: string, datasets: readonly SequenceDatasetId[]): Promise<DatasetWriters> {
  const counts = new Map<SequenceDatasetId, DatasetCounts>()
  const writers = new Map<SequenceDatasetId, { out: FastaWriter; last: string }>()
  // Without a genome, the folder does not exist yet.
  if (datasets.length > 0) await mkdir(dir, { recursive: true })
  for (const dataset of datasets) {
    counts.set(dataset, { records: 0, missing: 0 })
    writers.set(dataset, { out: await openFastaWriter(sequenceFile(dir, dataset)), last: '' })
  }
  return {
    counts,
    async add(dataset, { name, description, sequence }) {
      const [count, writer] = [counts.get(dataset), writers.get(dataset)]
      if (!count || !writer) throw new Error(`${dataset} is not being written`)
      if (sequence === null) count.missing++
      if (!sequence) return
      // Readers find names by binary search.
      if (name <= writer.last) throw new Error(`${dataset}: ${name} comes after ${writer.last}`)
      writer.last = name
      count.records++
      await writer.out.begin(name, description)
      await writer.out.bases(sequence)
    },
    async end() {
      for (const { out } of writers.values()) await out.end()
    },
    async abort() {
      for (const { out } of writers.values()) await out.abort()
    },
  }
}

/** The path of a dataset in the folder of its release. */
export function sequenceFile(dir: string, dataset: SequenceDatasetId): string {
  return join(dir, `${dataset}.fa.gz`)
}
