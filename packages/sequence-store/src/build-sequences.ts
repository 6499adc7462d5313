import { type SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addLocusSequences } from './add-locus-sequences.ts'
import { addModelSequences } from './add-model-sequences.ts'
import { type DatasetCounts, openDatasetWriters } from './dataset-writers.ts'
import { formatPlace } from './format-place.ts'
import { gapsBetween } from './gaps-between.ts'
import { openGenome } from './genome.ts'
import { readGeneModels } from './read-gene-models.ts'
import { readLocusSpans } from './read-locus-spans.ts'

export type SequenceReport = { dataset: SequenceDatasetId } & DatasetCounts

export type SequenceBuild = {
  db: Database
  releaseId: string
  /** Folder of the release; its genome is there already. */
  dir: string
  /** Loci and gene models done so far. */
  onProgress?: (done: number) => void
}

const made = sequenceDatasets.map(({ id }) => id).filter((id) => id.startsWith('araport11_'))

/** Makes the datasets that follow from the genome and the gene models. Without a genome there are none: the answer is empty. */
export async function buildSequences({ db, releaseId, dir, onProgress }: SequenceBuild): Promise<SequenceReport[]> {
  const genome = await openGenome(dir)
  if (genome === null) return []
  const writers = await openDatasetWriters(dir, made)
  let done = 0
  const tell = () => {
    if (++done % 500 === 0) onProgress?.(done)
  }
  try {
    const loci = await readLocusSpans(db, releaseId)
    for (const locus of loci) {
      await addLocusSequences(writers, genome, locus)
      tell()
    }
    for (const { name, chromosome, interval } of gapsBetween(loci).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const sequence = await genome.slice(chromosome, ...interval)
      await writers.add('araport11_intergenic', { name, place: formatPlace(chromosome, interval, '+'), sequence })
    }
    for await (const model of readGeneModels(db, releaseId)) {
      await addModelSequences(writers, genome, model)
      tell()
    }
    await writers.end()
  } catch (error) {
    await writers.abort()
    throw error
  } finally {
    await genome.close()
  }
  return made.map((dataset) => ({ dataset, ...(writers.counts.get(dataset) ?? { records: 0, missing: 0 }) }))
}
