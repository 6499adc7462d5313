import { z } from 'zod'
import { formatNumber } from '../format-number.ts'
import { type SequenceDataset, SequenceDatasetId, sequenceDatasets } from './sequence-datasets.ts'

/** How much of what should be there is there. */
export const Share = z.object({ held: z.int().nonnegative(), of: z.int().nonnegative() })
export type Share = z.infer<typeof Share>

/** What the sequences of a release cover of what its annotation names (COVER-001). */
export const SequenceCoverage = z.object({
  genome: Share.describe('Bases of the assembly, organelles included.'),
  datasets: z.array(Share.extend({ dataset: SequenceDatasetId })).describe('Sequences that each set holds, of those that are annotated.'),
})
export type SequenceCoverage = z.infer<typeof SequenceCoverage>

/** Where the sets are complete. */
export const completeSetsAddress = 'https://www.arabidopsis.org/download/list?dir=Sequences'

/** A set of sequences, or the genome itself. */
export type CoveredSet = SequenceDatasetId | 'genome'

export function shareOf({ genome, datasets }: SequenceCoverage, set: CoveredSet): Share {
  if (set === 'genome') return genome
  return datasets.find(({ dataset }) => dataset === set) ?? { held: 0, of: 0 }
}

export function isPartial({ held, of }: Share): boolean {
  return held < of
}

/** '2,165 of 60,440', '60,440' if nothing is missing, '5.8 of 119.7 Mb'. */
export function formatShare({ held, of }: Share, set: CoveredSet): string {
  if (set !== 'genome') return held < of ? `${formatCount(held)} of ${formatCount(of)}` : formatCount(of)
  // A part is never rounded up to the whole.
  const whole = `${(of / 1_000_000).toFixed(1)} Mb`
  return held < of ? `${(Math.floor(held / 100_000) / 10).toFixed(1)} of ${whole}` : whole
}

/** '2,165 of 60,440 transcripts'; '5.8 of 119.7 Mb of the genome'. */
export function describeShare(share: Share, set: CoveredSet): string {
  return `${formatShare(share, set)} ${set === 'genome' ? 'of the genome' : nounOf(set)}`
}

/** Why a set is not complete; null if it is. */
export function describeGap(coverage: SequenceCoverage, set: CoveredSet): string | null {
  const share = shareOf(coverage, set)
  if (!isPartial(share)) return null
  const held = describeShare(coverage.genome, 'genome')
  if (set === 'genome') return `The release has ${held}. What lies outside has no sequence here.`
  return `This set holds ${describeShare(share, set)}: the release has ${held}. What lies outside cannot be found in it.`
}

function nounOf(set: SequenceDatasetId): string {
  const dataset: SequenceDataset | undefined = sequenceDatasets.find(({ id }) => id === set)
  return dataset?.noun ?? 'sequences'
}

function formatCount(count: number): string {
  return formatNumber(count)
}
