import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import type { MutantFacetCount, MutantSummary } from '../contract/mutants-answer.ts'
import { type MutantFilterName, type MutantsFileQuery, mutantFilterNames, mutantFilters } from '../contract/mutants-call.ts'

/** What lines are counted by. Lines that are alike share one: thousands of lines are then counted as some dozens. */
export type LineTraits = Readonly<Record<MutantFilterName, string>> & { isHomozygousExon: boolean; isDepositedExon: boolean }

/** One line at one locus. */
export type MutantLine = { mutantId: number; traits: LineTraits }

/** A locus of the list and its lines, best first. */
export type GeneLines = { locusId: number; lines: readonly MutantLine[]; fitting: readonly MutantLine[] }

/** The loci in the order of the list, with those of their lines that fit the filters. */
export function linesByGene(keys: readonly number[], linesOf: ReadonlyMap<number, readonly MutantLine[]>, filters: Filters): GeneLines[] {
  const misfits = misfitsOf(filters)
  return keys.map((locusId) => {
    const lines = linesOf.get(locusId) ?? []
    return { locusId, lines, fitting: lines.filter(({ traits }) => misfits(traits).length === 0) }
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

/** Finds the filters that leave lines of such traits out. */
function misfitsOf(filters: Filters): (traits: LineTraits) => readonly MutantFilterName[] {
  const chosen = mutantFilterNames.filter((name) => filters[name] !== undefined)
  const known = new Map<LineTraits, readonly MutantFilterName[]>()
  return (traits) => {
    const before = known.get(traits)
    if (before) return before
    const unmet = chosen.filter((name) => {
      const { include, exclude } = filters[name] ?? {}
      return include?.includes(traits[name]) === false || exclude?.includes(traits[name]) === true
    })
    known.set(traits, unmet)
    return unmet
  }
}

/** Of each filter: lines of each value among those that fit the others. Values that the list has nowhere are left out. */
export function countFacets(genes: readonly GeneLines[], filters: Filters): Record<MutantFilterName, MutantFacetCount[]> {
  const misfits = misfitsOf(filters)
  // One entry for each name.
  const counts = Object.fromEntries(mutantFilterNames.map((name) => [name, new Map()])) as Record<MutantFilterName, Map<string, number>>
  for (const [traits, lines] of countAlike(genes)) {
    const unmet = misfits(traits)
    for (const name of mutantFilterNames) {
      const counted = unmet.every((other) => other === name) ? lines : 0
      counts[name].set(traits[name], (counts[name].get(traits[name]) ?? 0) + counted)
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

function countAlike(genes: readonly GeneLines[]): ReadonlyMap<LineTraits, number> {
  const counts = new Map<LineTraits, number>()
  for (const { lines } of genes) for (const { traits } of lines) counts.set(traits, (counts.get(traits) ?? 0) + 1)
  return counts
}

/** How far the list goes: genes with any line, and with ever better ones. */
export function summarise(genes: readonly GeneLines[]): MutantSummary {
  const having = (is: (traits: LineTraits) => boolean) => genes.filter(({ lines }) => lines.some(({ traits }) => is(traits))).length
  return {
    genes: genes.length,
    withLine: having(() => true),
    inExon: having(({ part }) => part === 'coding exon' || part === 'exon'),
    homozygous: having(({ zygosity }) => zygosity === 'homozygous'),
    homozygousInExon: having(({ isHomozygousExon }) => isHomozygousExon),
    deposited: having(({ isDepositedExon }) => isDepositedExon),
  }
}
