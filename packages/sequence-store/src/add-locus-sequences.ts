import type { SequenceDatasetId } from '@rosette/contract-kit/sequence-datasets.ts'
import { openCutOut } from './cut-out.ts'
import type { DatasetWriters } from './dataset-writers.ts'
import { describePlace } from './describe-place.ts'
import { flankLengths, flankOf } from './flank.ts'
import type { Genome } from './genome.ts'
import type { LocusSpan } from './read-locus-spans.ts'
import type { Interval } from './strand.ts'

/** The locus itself and what lies before and behind it, in its own direction. */
export async function addLocusSequences(writers: DatasetWriters, genome: Genome, locus: LocusSpan): Promise<void> {
  const wanted: { dataset: SequenceDatasetId; interval: Interval }[] = [
    { dataset: 'araport11_genomic_locus', interval: [locus.start, locus.end] },
  ]
  for (const side of ['upstream', 'downstream'] as const) {
    for (const length of flankLengths) {
      const interval = flankOf(locus, side, length)
      if (interval !== null) wanted.push({ dataset: `araport11_${side}_${length}`, interval })
    }
  }
  const cutOut = await openCutOut(
    genome,
    locus,
    wanted.map(({ interval }) => interval),
  )
  for (const { dataset, interval } of wanted) {
    const sequence = await cutOut(interval)
    await writers.add(dataset, { name: locus.name, description: describePlace(locus, interval, sequence), sequence })
  }
}
