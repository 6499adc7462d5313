import type { Interval, Strand } from '../interval.ts'
import { type AlleleChange, touches } from './allele-change.ts'
import type { ConsequenceTerm } from './consequence-terms.ts'

/** The first and last two bases of an intron are what splicing needs. */
const siteBases = 2
/** As far as a splice region reaches into the exon and into the intron. */
const regionInExon = 3
const regionInIntron = 8

/** What a change does to the splice sites of a coding model. */
export function spliceTerms(change: AlleleChange, exons: readonly Interval[], strand: Strand): ConsequenceTerm[] {
  const terms = exons.slice(1).flatMap(([next], at) => {
    const before = exons[at]
    if (!before) return []
    const intron: Interval = [before[1] + 1, next - 1]
    const [atStart, atEnd] = strand === '+' ? (['donor', 'acceptor'] as const) : (['acceptor', 'donor'] as const)
    return [...termsAtEdge(change, [intron[0], 1], atStart), ...termsAtEdge(change, [intron[1], -1], atEnd)]
  })
  return [...new Set(terms)]
}

/** The first base of the intron as seen from its exon, and the direction into the intron. */
type Edge = readonly [first: number, step: 1 | -1]

function termsAtEdge(change: AlleleChange, [first, step]: Edge, site: 'donor' | 'acceptor'): ConsequenceTerm[] {
  const reach = (from: number, to: number): Interval => {
    const [one, other] = [first + from * step, first + to * step]
    return one < other ? [one, other] : [other, one]
  }
  if (touches(change, reach(0, siteBases - 1))) return [`splice_${site}_variant`]
  return touches(change, reach(-regionInExon, regionInIntron - 1)) ? ['splice_region_variant'] : []
}
