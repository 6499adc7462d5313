import type { DatasetWriters } from './dataset-writers.ts'
import { flankLengths, flankOf } from './flank.ts'
import { formatPlace } from './format-place.ts'
import type { Genome } from './genome.ts'
import type { LocusSpan } from './read-locus-spans.ts'

/** The locus itself and what lies before and behind it, in its own direction. */
export async function addLocusSequences(writers: DatasetWriters, genome: Genome, locus: LocusSpan): Promise<void> {
  const { name, chromosome, start, end, strand } = locus
  const own = await genome.slice(chromosome, start, end, strand)
  await writers.add('araport11_genomic_locus', { name, place: formatPlace(chromosome, [start, end], strand), sequence: own })
  for (const side of ['upstream', 'downstream'] as const) {
    for (const length of flankLengths) {
      const flank = flankOf(locus, side, length)
      if (flank === null) continue
      const sequence = await genome.slice(chromosome, ...flank, strand)
      await writers.add(`araport11_${side}_${length}`, { name, place: formatPlace(chromosome, flank, strand), sequence })
    }
  }
}
