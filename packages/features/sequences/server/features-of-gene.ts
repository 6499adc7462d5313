import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type Flank, flankSideOf, type SequenceSetId } from '@rosette/contract-kit/vocabulary/sequence-choices.ts'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { modelSequences } from '@rosette/sequence-store/add-model-sequences.ts'
import type { GeneModel } from '@rosette/sequence-store/gene-model.ts'
import { flankLengths, flankOf, type Interval, type Strand, spanOf } from '@rosette/sequence-store/interval.ts'
import type { Gene } from '@rosette/sequence-store/load-genes.ts'
import type { SequenceRequest } from '../contract/sequence-request.ts'
import type { NeighbouringGenes } from './neighbouring-genes.ts'

/** A stretch of the genome, or several that are joined, whose sequence is wanted. */
export type SequenceFeature = {
  name: string
  locus: string
  /** A term of the Sequence Ontology. */
  type: FeatureType
  chromosome: Chromosome
  strand: Strand
  /** In the direction of the strand. */
  pieces: readonly Interval[]
  /** The dataset that has it under its name; null if it is cut from the genome. */
  dataset: SequenceDatasetId | null
  /** What was cut, for its header. */
  note?: string
  /** The model it belongs to, for its coding parts and their phases. */
  model?: GeneModel
}

export type FeatureType =
  | 'mRNA'
  | 'transcript'
  | 'CDS'
  | 'gene'
  | 'five_prime_flanking_region'
  | 'three_prime_flanking_region'
  | 'intergenic_region'
  | 'intron'
  | 'three_prime_UTR'
  | 'five_prime_UTR'

export type FeatureDependencies = {
  /** Only for flanks that stop at the next gene. */
  neighbours: NeighbouringGenes | null
  /** By the name of either locus; only for gaps between loci. */
  gapsOf: ReadonlyMap<string, readonly { name: string; chromosome: Chromosome; interval: Interval }[]>
}

type Wanted = Pick<SequenceRequest, 'dataset' | 'flank' | 'choice'>

/** What a set has of a gene, or why it has nothing. `models`: those that were listed, or null for those that the choice implies. */
export function featuresOfGene(
  gene: Gene,
  { dataset, flank, choice }: Wanted,
  models: readonly string[] | null,
  dependencies: FeatureDependencies,
): SequenceFeature[] | { reason: string } {
  if (gene.position === null) return { reason: 'It is not placed on the genome of this release.' }
  if (ofLoci.has(dataset) && choice === 'one_per_locus') return featuresOfLocus(gene, dataset, dependencies)
  const chosen = choice === 'one_per_locus' ? gene.models.slice(0, 1) : gene.models.filter(({ name }) => models?.includes(name) ?? true)
  if (chosen.length === 0) return { reason: models === null ? 'It has no gene model.' : 'None of its gene models is in the list.' }
  const side = flankSideOf(dataset)
  const found = chosen.map((model) => {
    if (side !== null && flank) return flankOfModel(gene, model, side, flank, dependencies.neighbours)
    return dataset === 'araport11_genomic_locus' ? genomicOf(gene, model) : partsOfModel(gene, model, dataset)
  })
  const features = found.flatMap((one) => ('reason' in one ? [] : one))
  if (features.length > 0) return features
  return found.find((one) => 'reason' in one) ?? { reason: absentTexts[dataset] ?? 'There is no such sequence.' }
}

/** The stored flanks of loci. */
const locusFlanks = (['upstream', 'downstream'] as const).flatMap((side) =>
  flankLengths.map((length) => ({ set: `araport11_${side}_${length}` as const, side, length })),
)

/** Sets with a record for a locus or next to one; all others belong to gene models. */
const ofLoci: ReadonlySet<SequenceSetId> = new Set([
  'araport11_genomic_locus',
  'araport11_intergenic',
  ...locusFlanks.map(({ set }) => set),
])

const absentTexts: Partial<Record<SequenceSetId, string>> = {
  araport11_coding_sequences: 'It has no coding sequence.',
  araport11_protein: 'It has no coding sequence.',
  araport11_introns: 'It has no introns.',
  araport11_3_utrs: "It has no 3' UTR.",
  araport11_5_utrs: "It has no 5' UTR.",
  araport11_intergenic: 'It overlaps or touches its neighbours.',
}

const flankTypes = { upstream: 'five_prime_flanking_region', downstream: 'three_prime_flanking_region' } as const

function featuresOfLocus(
  { name: locus, position }: Gene,
  set: SequenceSetId,
  { gapsOf }: FeatureDependencies,
): SequenceFeature[] | { reason: string } {
  if (position === null) return []
  const { chromosome, strand, start, end } = position
  if (set === 'araport11_genomic_locus') {
    return [{ name: locus, locus, type: 'gene', chromosome, strand, pieces: [[start, end]], dataset: set }]
  }
  if (set === 'araport11_intergenic') {
    const gaps = gapsOf.get(locus) ?? []
    if (gaps.length === 0) return { reason: absentTexts[set] ?? '' }
    return gaps.map(({ name, interval }) => {
      return { name, locus, type: 'intergenic_region', chromosome, strand: '+', pieces: [interval], dataset: set }
    })
  }
  const flank = locusFlanks.find((each) => each.set === set)
  if (!flank) throw new Error(`${set} is not a set of loci`)
  const interval = flankOf(position, flank.side, flank.length)
  if (interval === null) return { reason: endOfChromosome }
  return [{ name: locus, locus, type: flankTypes[flank.side], chromosome, strand, pieces: [interval], dataset: flank.set }]
}

const endOfChromosome = 'It lies at the end of the chromosome.'

const partTypes: Partial<Record<SequenceDatasetId, FeatureType>> = {
  araport11_introns: 'intron',
  araport11_3_utrs: 'three_prime_UTR',
  araport11_5_utrs: 'five_prime_UTR',
}

/** Parts of a gene model as the datasets are built from them; none if it has no such part. */
function partsOfModel(gene: Gene, model: GeneModel, set: SequenceSetId): SequenceFeature[] {
  const { chromosome, strand } = model
  return modelSequences(model)
    .flatMap(({ dataset, name, pieces }): SequenceFeature[] => {
      if (dataset !== set) return []
      const type = partTypes[dataset] ?? splicedType(dataset, model)
      return [{ name, locus: gene.name, type, chromosome, strand, pieces, dataset, model }]
    })
    .sort((one, other) => numberOf(one.name) - numberOf(other.name))
}

/** Introns are listed by their number; the datasets have them by the bytes of their names. */
function numberOf(name: string): number {
  return Number(/-(\d+)$/.exec(name)?.[1] ?? 0)
}

function splicedType(dataset: SequenceDatasetId, { coding }: GeneModel): FeatureType {
  if (dataset !== 'araport11_transcripts') return 'CDS'
  return coding.length > 0 ? 'mRNA' : 'transcript'
}

function genomicOf(gene: Gene, model: GeneModel): SequenceFeature[] {
  const { name, chromosome, strand } = model
  const span = spanOf([...model.exons, ...model.coding.map(({ interval }) => interval)])
  if (span === null) return []
  const type = splicedType('araport11_transcripts', model)
  const note = 'genomic sequence of the gene model'
  return [{ name, locus: gene.name, type, chromosome, strand, pieces: [span], dataset: null, note, model }]
}

const anchorTexts = {
  upstream: { transcript: 'transcription start site', coding: 'start codon' },
  downstream: { transcript: 'end of the transcript', coding: 'stop codon' },
} as const

/** BULK-016, BULK-017, BULK-021. */
function flankOfModel(
  gene: Gene,
  model: GeneModel,
  side: 'upstream' | 'downstream',
  { length, from, stopsAtGene }: Flank,
  neighbours: NeighbouringGenes | null,
): SequenceFeature[] | { reason: string } {
  const { name, chromosome, strand } = model
  const anchor = spanOf(from === 'coding' ? model.coding.map(({ interval }) => interval) : model.exons)
  if (anchor === null) return { reason: 'It has no coding sequence.' }
  const whole = flankOf({ chromosome, strand, start: anchor[0], end: anchor[1] }, side, length)
  if (whole === null) return { reason: endOfChromosome }
  const isBefore = (side === 'upstream') === (strand === '+')
  const interval = stopsAtGene && neighbours ? neighbours.stop({ locus: gene.name, chromosome, interval: whole, isBefore }) : whole
  if (interval === null) return { reason: 'The neighbouring gene overlaps or touches it.' }
  const note = `${side} of the ${anchorTexts[side][from]}${stopsAtGene ? ', up to the next gene' : ''}`
  return [{ name, locus: gene.name, type: flankTypes[side], chromosome, strand, pieces: [interval], dataset: null, note }]
}
