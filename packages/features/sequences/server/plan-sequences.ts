import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { absentPlace } from '@rosette/contract-kit/vocabulary/absent-place.ts'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { gapsBetween, readLocusSpans } from '@rosette/sequence-store/add-locus-sequences.ts'
import type { FaiEntry } from '@rosette/sequence-store/fai.ts'
import { spanOf } from '@rosette/sequence-store/interval.ts'
import { type Gene, loadGenes } from '@rosette/sequence-store/load-genes.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import type { SequenceIndex } from '@rosette/sequence-store/sequence-index.ts'
import { costs } from '../../access/server/cost-budget.ts'
import type { SelectionDependencies } from '../../results/server/prepare-form-query.ts'
import type { MissingId } from '../contract/missing-ids.ts'
import type { SequenceRequest } from '../contract/sequence-request.ts'
import { type FeatureDependencies, featuresOfGene, type SequenceFeature } from './features-of-gene.ts'
import { findWantedGenes, type WantedGene } from './find-wanted-genes.ts'
import { neighbouringGenes } from './neighbouring-genes.ts'

/** One record of an answer: stored under a name, or cut from the genome. */
export type PlannedSequence = ({ dataset: SequenceDatasetId; entry: FaiEntry } | { feature: SequenceFeature }) & {
  /** Of its locus, for the header. */
  symbol: string | null
}

/** All that an answer holds, known before its first byte: what is missing is written on top. */
export type SequencePlan = { sequences: PlannedSequence[]; missing: MissingId[] }

export type PlanDependencies = SelectionDependencies & {
  db: Database
  store: SequenceStore
  /** How long the sequences may be together, if not the default. */
  maxResidues?: number
}

/** At most so many bases and residues in one answer (BULK-024). */
const maxSequenceResidues = 64_000_000

/** Loci that are read at once. */
const batchSize = 500

export async function planSequences(dependencies: PlanDependencies, request: SequenceRequest, call: CallOptions): Promise<SequencePlan> {
  const { genes, missing } = await findWantedGenes(dependencies, request, call)
  const featureDependencies = await loadFeatureDependencies(dependencies, request)
  const { maxResidues = maxSequenceResidues } = dependencies
  const isFasta = request.format === 'fasta'
  const indexOf = indexReader(dependencies.store)
  const planned = new Map<string, PlannedSequence>()
  let residues = 0

  async function add(wanted: WantedGene, gene: Gene): Promise<void> {
    const found = await findRecords(request, wanted, gene, featureDependencies, indexOf)
    if ('reason' in found) {
      missing.push({ id: wanted.input ?? gene.name, reason: found.reason })
      return
    }
    for (const record of found) {
      const name = 'entry' in record ? record.entry.name : record.feature.name
      if (planned.has(name)) continue
      const length = isFasta ? await lengthOf(dependencies.store, record) : 0
      if (length !== null) {
        planned.set(name, record)
        residues += length
      } else
        missing.push({
          id: found.length > 1 ? name : (wanted.input ?? gene.name),
          reason: await reasonWithoutDna(dependencies.store, record),
        })
    }
    if (residues > maxResidues) throw tooLarge(maxResidues)
  }

  for (let at = 0; at < genes.length; at += batchSize) {
    call.signal?.throwIfAborted()
    const batch = genes.slice(at, at + batchSize)
    await dependencies.budget?.charge(costs.genes(batch.length))
    const loaded = await loadGenes(
      dependencies.db,
      dependencies.releaseId,
      batch.map(({ locusId }) => locusId),
    )
    for (const wanted of batch) {
      const gene = loaded.get(wanted.locusId)
      if (gene) await add(wanted, gene)
      else missing.push({ id: wanted.input ?? `key ${wanted.locusId}`, reason: 'The release has no such locus.' })
    }
  }
  return { sequences: [...planned.values()], missing }
}

/** Names the place of the genome that the release lacks; a set may also lack what its genome has (COVER-005). */
async function reasonWithoutDna(store: SequenceStore, record: PlannedSequence): Promise<string> {
  if ('entry' in record) return noSequence
  const { chromosome, pieces } = record.feature
  const span = spanOf(pieces)
  // Across the origin of a circular chromosome a place has no plain beginning and end.
  const isPlain = span !== null && span[0] >= 1 && span[1] <= chromosomeLengths[chromosome]
  if (!isPlain || (await store.covers(chromosome, ...span))) return noSequence
  return absentPlace({ chromosome, start: span[0], end: span[1] })
}

const noSequence = 'no genome sequence in this release'

function tooLarge(most: number): Problem {
  const limit = `${formatNumber(most)} bases or residues`
  return new Problem('invalid_request', `Together these sequences are longer than ${limit}. Request them in parts.`)
}

/** Stored records come with their place in the dataset's file if FASTA is wanted. */
async function findRecords(
  request: SequenceRequest,
  { models }: WantedGene,
  gene: Gene,
  dependencies: FeatureDependencies,
  indexOf: (dataset: SequenceDatasetId) => Promise<SequenceIndex | null>,
): Promise<PlannedSequence[] | { reason: string }> {
  if (request.species === 'Arabidopsis lyrata') return { reason: 'The release has no sequences of Arabidopsis lyrata.' }
  const { dataset, choice, format } = request
  if (dataset === 'tair10_coding_sequences' || dataset === 'tair10_protein') {
    const entries = tair10Entries(await indexOf(dataset), gene, choice, models)
    return entries.length === 0
      ? { reason: 'TAIR10 has no such sequence of it.' }
      : entries.map((entry) => ({ dataset, entry, symbol: gene.symbol }))
  }
  const features = featuresOfGene(gene, request, models, dependencies)
  if ('reason' in features || format !== 'fasta')
    return Array.isArray(features) ? features.map((feature) => ({ feature, symbol: gene.symbol })) : features
  const stored = features.map(async (feature): Promise<PlannedSequence> => {
    const entry = feature.dataset && (await indexOf(feature.dataset))?.find(feature.name)
    return { ...(feature.dataset && entry ? { dataset: feature.dataset, entry } : { feature }), symbol: gene.symbol }
  })
  return Promise.all(stored)
}

/** TAIR10 has gene models of its own: the representative one of today may be missing there, and others may have gone since. */
function tair10Entries(
  index: SequenceIndex | null,
  { name, models: known }: Gene,
  choice: SequenceRequest['choice'],
  models: readonly string[] | null,
): FaiEntry[] {
  const entries = index?.startingWith(`${name}.`) ?? []
  if (choice === 'all_gene_models') return entries
  if (choice === 'matching_model') return entries.filter((entry) => models?.includes(entry.name))
  return [entries.find((entry) => entry.name === known[0]?.name) ?? entries[0] ?? []].flat()
}

/** Null if the release has no sequence of it: its dataset does not have the name, or there is no DNA for all of its pieces. */
async function lengthOf(store: SequenceStore, record: PlannedSequence): Promise<number | null> {
  if ('entry' in record) return record.entry.length
  const { dataset, chromosome, pieces } = record.feature
  if (dataset !== null) return null
  for (const [start, end] of pieces) if (!(await store.covers(chromosome, start, end))) return null
  return pieces.reduce((sum, [start, end]) => sum + end - start + 1, 0)
}

/** Reads the index of each dataset once. */
function indexReader(store: SequenceStore): (dataset: SequenceDatasetId) => Promise<SequenceIndex | null> {
  const indices = new Map<SequenceDatasetId, Promise<SequenceIndex | null>>()
  return (dataset) => {
    const index = indices.get(dataset) ?? store.readIndex(dataset)
    indices.set(dataset, index)
    return index
  }
}

/** The positions of all loci are read only if something depends on them. */
async function loadFeatureDependencies(
  { db, releaseId }: PlanDependencies,
  { dataset, flank }: SequenceRequest,
): Promise<FeatureDependencies> {
  const isBetween = dataset === 'araport11_intergenic'
  if (!isBetween && !flank?.stopsAtGene) return { neighbours: null, gapsOf: new Map() }
  const loci = await readLocusSpans(db, releaseId)
  if (!isBetween) return { neighbours: neighbouringGenes(loci), gapsOf: new Map() }
  const gapsOf: Map<string, ReturnType<typeof gapsBetween>> = new Map()
  for (const gap of gapsBetween(loci)) {
    for (const name of gap.name.split('-')) gapsOf.set(name, [...(gapsOf.get(name) ?? []), gap])
  }
  return { neighbours: null, gapsOf }
}
