import { untranslatedRegions } from '@rosette/contract-kit/records/untranslated-regions.ts'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { DatasetWriters } from './dataset-writers.ts'
import type { GeneModel } from './gene-model.ts'
import { type Genome, openCutOut } from './genome.ts'
import { describePosition, type Interval, inDirection, type Strand, spanOf } from './interval.ts'
import { translate } from './translate.ts'

/** The sequences of a gene model, each joined from its intervals. Its protein is read from the genome only if none is published. */
export async function addModelSequences(
  writers: DatasetWriters,
  genome: Genome,
  model: GeneModel,
  publishedProtein: string | null = null,
): Promise<void> {
  const wanted = modelSequences(model)
  const cutOut = await openCutOut(
    genome,
    model,
    wanted.flatMap(({ pieces }) => pieces),
  )
  for (const { dataset, name, pieces, finish } of wanted) {
    const span = spanOf(pieces)
    if (span === null) continue
    const parts: (string | null)[] = []
    for (const piece of pieces) parts.push(await cutOut(piece))
    const bases = parts.includes(null) ? null : parts.join('')
    const made = bases !== null && finish ? finish(bases) : bases
    const sequence = (dataset === 'araport11_protein' ? publishedProtein : null) ?? made
    await writers.add(dataset, { name, description: describePosition(model, span, sequence), sequence })
  }
}

/** A sequence to build: its intervals in strand direction, and an optional last step. */
type WantedSequence = { dataset: SequenceDatasetId; name: string; pieces: Interval[]; finish?: (bases: string) => string }

/** The sequences of a gene model. Without a coding sequence there is no protein; without introns there are no intron sequences. */
export function modelSequences(model: GeneModel): WantedSequence[] {
  const { name, strand } = model
  const wanted: WantedSequence[] = []
  const add = (dataset: SequenceDatasetId, intervals: readonly Interval[], finish?: (bases: string) => string) => {
    if (intervals.length > 0) wanted.push({ dataset, name, pieces: inDirection(intervals, strand), ...(finish && { finish }) })
  }
  const coding = model.coding.map(({ interval }) => interval)
  add('araport11_transcripts', model.exons)
  add('araport11_coding_sequences', coding)
  add('araport11_protein', coding, (bases) => translate(bases, firstFrame(model)))
  const untranslated = untranslatedRegions(model.exons.map(toSpan), coding.map(toSpan), strand === '-' ? 'R' : 'F')
  const ofEnd = (end: '5UTR' | '3UTR') => untranslated.filter(({ type }) => type === end).map(({ start, end }): Interval => [start, end])
  add('araport11_5_utrs', ofEnd('5UTR'))
  add('araport11_3_utrs', ofEnd('3UTR'))
  const introns = intronsOf(model.exons, strand).map(({ number, interval }): WantedSequence => {
    return { dataset: 'araport11_introns', name: `${name}-${number}`, pieces: [interval] }
  })
  // Sorted by the bytes of the name, like a stored dataset: 1, 10, 2.
  return [...wanted, ...introns.sort((one, other) => (one.name < other.name ? -1 : 1))]
}

function toSpan([start, end]: Interval) {
  return { start, end }
}

/** The model of a transcript with an unknown start may begin within a codon. */
export function firstFrame({ coding, strand }: GeneModel): number {
  const [first] = inDirection(
    coding.map(({ interval }) => interval),
    strand,
  )
  return coding.find(({ interval }) => interval === first)?.frame ?? 0
}

/** The gaps between exons, numbered from 1 in the direction of the transcript. Adjacent exons have no intron between them. */
export function intronsOf(exons: readonly Interval[], strand: Strand): { number: number; interval: Interval }[] {
  const sorted = inDirection(exons, '+')
  const gaps = sorted.slice(1).map((exon, index): Interval => [(sorted[index]?.[1] ?? 0) + 1, exon[0] - 1])
  const introns = inDirection(
    gaps.filter(([start, end]) => start <= end),
    strand,
  )
  return introns.map((interval, index) => ({ number: index + 1, interval }))
}
