import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type Interval, isCircular } from '@rosette/sequence-store/interval.ts'

export type LocusSpan = { name: string; chromosome: Chromosome; start: number; end: number }

/** Where genes lie, for flanks that stop at the next one. */
export type NeighbouringGenes = {
  /**
   * What is left of a flank that ends at the nearest other gene, on either strand (BULK-021). `isBefore` says that the flank lies at lower
   * positions than what it flanks. Null if a gene reaches across its beginning.
   */
  stop(flank: Flanked): Interval | null
}

type Flanked = { locus: string; chromosome: Chromosome; interval: Interval; isBefore: boolean }

export function neighbouringGenes(loci: readonly LocusSpan[]): NeighbouringGenes {
  const byChromosome = Map.groupBy(loci, ({ chromosome }) => chromosome)
  const lists = new Map(Array.from(byChromosome, ([chromosome, members]) => [chromosome, sortedList(chromosome, members)]))
  return {
    stop({ locus, chromosome, interval: [start, end], isBefore }) {
      const others =
        lists
          .get(chromosome)
          ?.touching(start, end)
          .filter(({ name }) => name !== locus) ?? []
      if (others.length === 0) return [start, end]
      const left: Interval = isBefore
        ? [Math.max(...others.map((other) => other.end)) + 1, end]
        : [start, Math.min(...others.map((other) => other.start)) - 1]
      return left[0] <= left[1] ? left : null
    },
  }
}

/** Sorted by start, so that only those near an interval are looked at. On a circle each locus is also there one turn before and after. */
function sortedList(chromosome: Chromosome, loci: readonly LocusSpan[]) {
  const turns = isCircular(chromosome) ? [-1, 0, 1] : [0]
  const turned = turns.flatMap((turn) =>
    loci.map((locus) => {
      const by = turn * chromosomeLengths[chromosome]
      return { ...locus, start: locus.start + by, end: locus.end + by }
    }),
  )
  const sorted = turned.toSorted((one, other) => one.start - other.start)
  const longest = sorted.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  return {
    touching(start: number, end: number): LocusSpan[] {
      const found: LocusSpan[] = []
      for (let index = firstFrom(sorted, start - longest); (sorted[index]?.start ?? Infinity) <= end; index++) {
        const locus = sorted[index]
        if (locus && locus.end >= start) found.push(locus)
      }
      return found
    },
  }
}

/** The place of the first locus that starts there or later. */
function firstFrom(sorted: readonly LocusSpan[], start: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((sorted[middle]?.start ?? Infinity) < start) low = middle + 1
    else high = middle
  }
  return low
}
