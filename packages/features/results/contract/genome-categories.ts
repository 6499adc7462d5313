import type { GenomeRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'

type Criteria = Readonly<Record<string, unknown>>

/** The same search within a region; null if its form cannot ask for one. Forms count in kilobases and call chromosomes 1 to 5, C and M. */
type NarrowTo = (criteria: Criteria, region: GenomeRegion) => Criteria

function mapLocation(criteria: Criteria, { chromosome, start, end }: GenomeRegion): Criteria {
  return { ...criteria, mapLocation: { chromosome: chromosome.slice(3), low_range: start / 1000, high_range: end / 1000 } }
}

function geneLocation(criteria: Criteria, { chromosome, start, end }: GenomeRegion): Criteria {
  const short = chromosome.slice(3)
  return { ...criteria, chromosome: short, mapType: 'AGI', startPos: start / 1000, endPos: end / 1000, gaUnit: 'kbp' }
}

/** Categories whose records have a place on the genome, and how a search of them is narrowed to a region. */
export const genomeCategories: Readonly<Partial<Record<ResultCategoryName, NarrowTo | null>>> = {
  genes: geneLocation,
  dna: mapLocation,
  polyallele: mapLocation,
  markers: mapLocation,
  transposon: null,
}
