import { type GenomeBin, genomeBinSize } from '@rosette/contract-kit/records/genome-bins.ts'
import { type Chromosome, chromosomes, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { IndexDefinition } from '../index/index-definition.ts'
import { allOf, overlapClause, valueClause } from './define-clauses.ts'

/** Counts hits by the bin that they begin in; null if records of the index have no place. */
export function genomeAggregation({ position }: IndexDefinition): object | null {
  if (!position) return null
  return {
    terms: { field: position.chromosome, size: chromosomes.length + 5 },
    aggs: { bins: { histogram: { field: position.start, interval: genomeBinSize, offset: 1, min_doc_count: 1 } } },
  }
}

/** Matches records that overlap a stretch of a chromosome; null if records of the index have no place. */
export function regionClause({ position }: IndexDefinition, region: { chromosome: Chromosome; start: number; end: number }): object | null {
  if (!position) return null
  const { chromosome, start, end } = region
  // Indices name chromosomes as their tables show them: Chr1 or 1.
  const names = [chromosome, chromosome.slice(3)]
  return allOf([valueClause(position.chromosome, names), ...overlapClause(position.start, position.end, { from: start, to: end })])
}

type Buckets<Bucket> = { buckets: readonly Bucket[] }
type Counted = Buckets<{ key: string; bins: Buckets<{ key: number; doc_count: number }> }>

/** The bins of an answer, in the order of the genome. What is on no chromosome of the plant, or has no start, is in none. */
export function readGenomeBins(counted: unknown): GenomeBin[] {
  // The shape is the engine's own, and `genomeAggregation` asked for it.
  const { buckets } = counted as Counted
  const found = buckets.flatMap(({ key, bins }) => {
    const chromosome = parseChromosome(key)
    return chromosome === null ? [] : bins.buckets.map((bin) => ({ chromosome, start: bin.key, count: bin.doc_count }))
  })
  return found.toSorted(
    (one, other) => chromosomes.indexOf(one.chromosome) - chromosomes.indexOf(other.chromosome) || one.start - other.start,
  )
}
