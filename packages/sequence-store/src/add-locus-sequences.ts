import { type Chromosome, chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { SequenceDatasetId } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { DatasetWriters } from './dataset-writers.ts'
import { type Genome, openCutOut } from './genome.ts'
import { describePosition, flankLengths, flankOf, type Interval, isCircular, type Placed } from './interval.ts'

/** The locus itself and its flanks, in the direction of the locus. */
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
    await writers.add(dataset, { name: locus.name, description: describePosition(locus, interval, sequence), sequence })
  }
}

type Gap = { name: string; chromosome: Chromosome; interval: Interval }
type Unstranded = Omit<LocusSpan, 'strand'>

/**
 * The gaps between neighbouring loci of a chromosome, on the forward strand, named after both loci. Loci that overlap or touch have no gap.
 * The regions before the first and after the last locus do not count, except on a circular chromosome, where they are one gap.
 */
export function gapsBetween(loci: readonly Unstranded[]): Gap[] {
  const gaps: Gap[] = []
  for (const [chromosome, members] of Map.groupBy(loci, (locus) => locus.chromosome)) {
    const sorted = members.toSorted((one, other) => one.start - other.start || one.end - other.end)
    const [first] = sorted
    if (!first) continue
    let last = first
    const add = (next: Unstranded, start: number) => {
      if (start > last.end + 1) gaps.push({ name: `${last.name}-${next.name}`, chromosome, interval: [last.end + 1, start - 1] })
    }
    for (const locus of sorted) {
      add(locus, locus.start)
      if (locus.end > last.end) last = locus
    }
    if (isCircular(chromosome)) add(first, first.start + chromosomeLengths[chromosome])
  }
  return gaps
}

type LocusSpan = Placed & { name: string }

type LocusRow = { name: string; chromosome: string; start_position: number; end_position: number; orientation: string }

/** All loci of the annotation, which have a position and are in use, sorted by the bytes of their names. Some ten thousand short rows are read at once. */
export async function readLocusSpans(db: Database, releaseId: string): Promise<LocusSpan[]> {
  const { rows } = await db.pool.query<LocusRow>(`
    select name, chromosome, start_position, end_position, orientation
    from ${schemaOf(releaseId)}.locus
    where not is_obsolete and chromosome is not null and start_position is not null and end_position is not null
    order by name collate "C"`)
  return rows.flatMap(({ name, chromosome: place, start_position: start, end_position: end, orientation }) => {
    const chromosome = parseChromosome(place)
    return chromosome === null ? [] : [{ name, chromosome, start, end, strand: orientation === 'R' ? '-' : '+' } as const]
  })
}
