import type { Chromosome } from '@rosette/contract-kit/genome.ts'
import type { SequenceDatasetId } from '@rosette/contract-kit/sequence-datasets.ts'
import { type Genome, openGenome } from './genome.ts'
import { type OpenDataset, openDataset, type StoredSequence } from './open-dataset.ts'
import { sequenceFile } from './sequence-file.ts'
import type { Strand } from './strand.ts'

export type SequenceStore = {
  /** Null where the release has no such sequence, or the dataset could not be made. */
  read(dataset: SequenceDatasetId, name: string): Promise<StoredSequence | null>
  /** Null where the release has no DNA of the whole stretch. */
  slice(chromosome: Chromosome, start: number, end: number, strand?: Strand): Promise<string | null>
  close(): Promise<void>
}

/** The sequences of one release, in the folder `sequenceFolder` names. Files are opened when first asked for. */
export function openSequenceStore(dir: string): SequenceStore {
  const datasets = new Map<SequenceDatasetId, Promise<OpenDataset | null>>()
  let genome: Promise<Genome | null> | null = null

  function dataset(id: SequenceDatasetId): Promise<OpenDataset | null> {
    const opened = datasets.get(id) ?? openDataset(sequenceFile(dir, id))
    datasets.set(id, opened)
    return opened
  }

  return {
    async read(id, name) {
      return (await (await dataset(id))?.find(name)) ?? null
    },
    async slice(chromosome, start, end, strand) {
      genome ??= openGenome(dir)
      return (await (await genome)?.slice(chromosome, start, end, strand)) ?? null
    },
    async close() {
      for (const opened of [...datasets.values(), genome]) await (await opened)?.close()
    },
  }
}
