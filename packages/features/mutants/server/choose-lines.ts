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
  const misfits = misfitsOf(filters)
  const linesOf = Map.groupBy(lines, ({ locusId }) => locusId)
  return keys.map((locusId) => {
    const own = linesOf.get(locusId) ?? []
    return { locusId, lines: own, fitting: own.filter((line) => misfits(line).length === 0) }
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

/** Finds the filters that leave a line out. */
function misfitsOf(filters: Filters): (line: MutantLine) => MutantFilterName[] {
  const chosen = mutantFilterNames.filter((name) => filters[name] !== undefined)
  return (line) =>
    chosen.filter((name) => {
      const { include, exclude } = filters[name] ?? {}
      return include?.includes(line[name]) === false || exclude?.includes(line[name]) === true
    })
}

/** Of each filter: lines of each value among those that fit the others. Values that the list has nowhere are left out. */
export function countFacets(lines: readonly MutantLine[], filters: Filters): Record<MutantFilterName, MutantFacetCount[]> {
  const misfits = misfitsOf(filters)
  // One entry for each name.
  const counts = Object.fromEntries(mutantFilterNames.map((name) => [name, new Map()])) as Record<MutantFilterName, Map<string, number>>
  for (const line of lines) {
    const unmet = misfits(line)
    for (const name of mutantFilterNames) {
      const counted = unmet.every((other) => other === name) ? 1 : 0
      counts[name].set(line[name], (counts[name].get(line[name]) ?? 0) + counted)
    }
  }
  const facetOf = (name: MutantFilterName) =>
    mutantFilters[name].flatMap((value: string) => {
      const count = counts[name].get(value)
      return count === undefined ? [] : { value, count }
    })
  // As above.
  return Object.fromEntries(mutantFilterNames.map((name) => [name, facetOf(name)])) as Record<MutantFilterName, MutantFacetCount[]>
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
