import { join } from 'node:path'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'

/** The path of a dataset in the folder of its release. */
export function sequenceFile(dir: string, dataset: SequenceDatasetId): string {
  return join(dir, `${dataset}.fa.gz`)
}
