import type { SequenceDatasetId } from '@rosette/contract-kit/sequence-datasets.ts'
import type { GeneModel } from './gene-model.ts'
import { intronsOf } from './introns.ts'
import { type Interval, inDirection } from './strand.ts'
import { translate } from './translate.ts'

/** A sequence to be made: its pieces in the direction of the strand, and what becomes of them. */
export type WantedSequence = { dataset: SequenceDatasetId; name: string; pieces: Interval[]; finish?: (bases: string) => string }

/** The sequences that follow from a gene model. One without coding sequence has no protein, one without introns none of these. */
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
  add('araport11_5_utrs', model.fivePrimeUtr)
  add('araport11_3_utrs', model.threePrimeUtr)
  const introns = intronsOf(model.exons, strand).map(({ number, interval }): WantedSequence => {
    return { dataset: 'araport11_introns', name: `${name}-${number}`, pieces: [interval] }
  })
  // By the bytes of the name, as a stored dataset is sorted: 1, 10, 2.
  return [...wanted, ...introns.sort((one, other) => (one.name < other.name ? -1 : 1))]
}

/** The model of a transcript whose beginning is not known may begin within a codon. */
function firstFrame({ coding, strand }: GeneModel): number {
  const [first] = inDirection(
    coding.map(({ interval }) => interval),
    strand,
  )
  return coding.find(({ interval }) => interval === first)?.frame ?? 0
}
