import { type SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addLocusSequences, gapsBetween, readLocusSpans } from './add-locus-sequences.ts'
import { addModelSequences } from './add-model-sequences.ts'
import { addPublishedSequences, publishedDatasets, publishedProteinFinder } from './add-published-sequences.ts'
import { type DatasetCounts, type DatasetWriters, openDatasetWriters } from './dataset-writers.ts'
import { type Genome, openGenome } from './genome.ts'
import { describePosition } from './interval.ts'
import { readGeneModels } from './read-gene-models.ts'

export type SequenceReport = { dataset: SequenceDatasetId } & DatasetCounts

export type SequenceBuild = {
  db: Database
  releaseId: string
  /** Folder of the release; it already contains the genome, if there is one. */
  dir: string
  /** Loci and gene models done so far. */
  onProgress?: (done: number) => void
}

/**
 * Builds the datasets derived from the genome and the gene models, and those that were published as files. Datasets without either are
 * not in the report.
 */
export async function buildSequences(build: SequenceBuild): Promise<SequenceReport[]> {
  const { db, releaseId, dir } = build
  const published = await publishedDatasets(db, releaseId)
  const genome = await openGenome(dir)
  const made = sequenceDatasets.map(({ id }) => id).filter((id) => (isPublished(id) ? published.has(id) : genome !== null))
  const writers = await openDatasetWriters(dir, made)
  try {
    if (genome) await addFromGenome(writers, genome, build)
    for (const dataset of made.filter(isPublished)) await addPublishedSequences(writers, build, dataset)
    await writers.end()
  } catch (error) {
    await writers.abort()
    throw error
  } finally {
    await genome?.close()
  }
  return made.map((dataset) => ({ dataset, ...(writers.counts.get(dataset) ?? { records: 0, missing: 0 }) }))
}

/** TAIR10 gene models are not loaded: their sequences are used as TAIR published them. */
function isPublished(dataset: SequenceDatasetId): boolean {
  return dataset.startsWith('tair10_')
}

async function addFromGenome(writers: DatasetWriters, genome: Genome, build: SequenceBuild): Promise<void> {
  let done = 0
  const tell = () => {
    if (++done % 500 === 0) build.onProgress?.(done)
  }
  await addLoci(writers, genome, build, tell)
  const findProteins = await publishedProteinFinder(build.db, build.releaseId)
  for await (const models of readGeneModels(build.db, build.releaseId)) {
    const proteins = await findProteins(models.map(({ name }) => name))
    for (const model of models) {
      await addModelSequences(writers, genome, model, proteins.get(model.name))
      tell()
    }
  }
}

/** A function of its own, so that the list of loci is released before the gene models are read. */
async function addLoci(writers: DatasetWriters, genome: Genome, { db, releaseId }: SequenceBuild, tell: () => void): Promise<void> {
  const loci = await readLocusSpans(db, releaseId)
  for (const locus of loci) {
    await addLocusSequences(writers, genome, locus)
    tell()
  }
  for (const { name, chromosome, interval } of gapsBetween(loci).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const sequence = await genome.slice(chromosome, ...interval)
    const description = describePosition({ chromosome, strand: '+' }, interval, sequence)
    await writers.add('araport11_intergenic', { name, description, sequence })
  }
}
