import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import type { MutantFacetCount, MutantSummary } from '../contract/mutants-answer.ts'
import { type MutantFilterName, type MutantsFileQuery, mutantFilterNames, mutantFilters } from '../contract/mutants-call.ts'

/** One line at one locus: what it is counted by. */
export type MutantLine = Readonly<Record<MutantFilterName, string>> & {
  mutantId: number
  locusId: number
  isHomozygousExon: boolean
  isDepositedExon: boolean
}

/** A locus of the list and its lines, best first. */
export type GeneLines = { locusId: number; lines: readonly MutantLine[]; fitting: readonly MutantLine[] }

/** The loci in the order of the list, with those of their lines that fit the filters. */
export function linesByGene(keys: readonly number[], lines: readonly MutantLine[], filters: Filters): GeneLines[] {
  const linesOf = Map.groupBy(lines, ({ locusId }) => locusId)
  return keys.map((locusId) => {
    const own = linesOf.get(locusId) ?? []
    return { locusId, lines: own, fitting: own.filter((line) => fits(line, filters)) }
  })
}

/** Of all loci: those that are shown. */
export function chosenGenes(genes: readonly GeneLines[], wanted: MutantsFileQuery['genes']): readonly GeneLines[] {
  if (wanted === 'all') return genes
  return genes.filter(({ fitting }) => fitting.length > 0 === (wanted === 'with'))
}

/** The lines of a gene that are shown: best first, two of them unless all are wanted. */
export function chosenLines({ fitting }: GeneLines, alleles: MutantsFileQuery['alleles']): readonly MutantLine[] {
  return alleles === 'all' ? fitting : fitting.slice(0, 2)
}

function fits(line: MutantLine, filters: Filters, except?: MutantFilterName): boolean {
  return mutantFilterNames.every((name) => {
    const { include = [line[name]], exclude = [] } = (name === except ? undefined : filters[name]) ?? {}
    return include.includes(line[name]) && !exclude.includes(line[name])
  })
}

/** Of each filter: lines of each value among those that fit the others. Values that the list has nowhere are left out. */
export function countFacets(lines: readonly MutantLine[], filters: Filters): Record<MutantFilterName, MutantFacetCount[]> {
  const counted = mutantFilterNames.map((name) => {
    const known = new Set(lines.map((line) => line[name]))
    const counts = Map.groupBy(
      lines.filter((line) => fits(line, filters, name)),
      (line) => line[name],
    )
    const values = mutantFilters[name].filter((value: string) => known.has(value))
    return [name, values.map((value) => ({ value, count: counts.get(value)?.length ?? 0 }))] as const
  })
  // One entry for each name.
  return Object.fromEntries(counted) as Record<MutantFilterName, MutantFacetCount[]>
}

/** How far the list goes: genes with any line, and with ever better ones. */
export function summarise(genes: readonly GeneLines[]): MutantSummary {
  const having = (is: (line: MutantLine) => boolean) => genes.filter(({ lines }) => lines.some(is)).length
  return {
    genes: genes.length,
    withLine: having(() => true),
    inExon: having(({ part }) => part === 'coding exon' || part === 'exon'),
    homozygous: having(({ zygosity }) => zygosity === 'homozygous'),
    homozygousInExon: having(({ isHomozygousExon }) => isHomozygousExon),
    deposited: having(({ isDepositedExon }) => isDepositedExon),
  }
}
