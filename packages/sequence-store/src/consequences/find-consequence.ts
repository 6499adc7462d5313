import { untranslatedRegions } from '@rosette/contract-kit/records/untranslated-regions.ts'
import type { GeneModel } from '../gene-model.ts'
import { type Interval, inDirection, spanOf } from '../interval.ts'
import { type AlleleChange, isInsertion, touches } from './allele-change.ts'
import { type AlteredResidues, alteredResidues } from './altered-residues.ts'
import { type BasesOf, codingChangeOf } from './coding-change.ts'
import { codingTerms } from './coding-terms.ts'
import { type ConsequenceTerm, consequenceTerms } from './consequence-terms.ts'
import { formatProteinChange } from './protein-change.ts'
import { spliceTerms } from './splice-terms.ts'

export type Consequence = {
  model: string
  /** The gravest first. */
  terms: ConsequenceTerm[]
  /** `p.Arg12Gly`; null if the coding sequence does not change or nothing short is right. */
  proteinChange: string | null
  /** Null if no residue of the protein changes, or it can't be told. */
  residues: AlteredResidues | null
}

/** What a change does to a gene model; null if it lies outside of it. */
export function findConsequence(change: AlleleChange, model: GeneModel, basesOf: BasesOf): Consequence | null {
  const { name, strand, coding: parts } = model
  const exons = sorted(model.exons)
  const span = spanOf(exons)
  if (span === null || !touches(change, span)) return null
  if (parts.length === 0) return { model: name, terms: ['non_coding_transcript_variant'], proteinChange: null, residues: null }
  const coding = sorted(parts.map(({ interval }) => interval))
  const splice = spliceTerms(change, exons, strand)
  const inCoding = coding.some((part) => touches(change, part))
  const frame =
    parts.find(
      ({ interval }) =>
        interval ===
        inDirection(
          parts.map((part) => part.interval),
          strand,
        )[0],
    )?.frame ?? 0
  const inside = inCoding ? codingChangeOf(change, { exons, coding, strand, frame }, basesOf) : null
  const terms = [
    ...splice,
    ...untranslatedTerms(change, exons, coding, strand),
    ...(inside ? codingTerms(inside) : cutTerms(change, coding, strand)),
  ]
  if (terms.length === 0) terms.push('intron_variant')
  const inOrder = consequenceTerms.filter((term) => terms.includes(term))
  return {
    model: name,
    terms: inOrder,
    proteinChange: inside && formatProteinChange(inside),
    residues: inside && alteredResidues(inside),
  }
}

/** What a change does that reaches beyond a coding part: which bases go on coding can't be told, but a lost start or stop codon can. */
function cutTerms(change: AlleleChange, coding: readonly Interval[], strand: GeneModel['strand']): ConsequenceTerm[] {
  const hull = spanOf(coding)
  if (hull === null || !coding.some((part) => touches(change, part))) return []
  const [first, last] = strand === '+' ? (['start_lost', 'stop_lost'] as const) : (['stop_lost', 'start_lost'] as const)
  const isAtStart = change.start < hull[0]
  if (!isAtStart && change.end <= hull[1]) return ['coding_sequence_variant']
  return [...(isAtStart ? [first] : []), ...(change.end > hull[1] ? [last] : [])]
}

/** Bases that are inserted where coding sequence and untranslated region meet belong to the latter. */
function untranslatedTerms(
  change: AlleleChange,
  exons: readonly Interval[],
  coding: readonly Interval[],
  strand: GeneModel['strand'],
): ConsequenceTerm[] {
  const toParts = (intervals: readonly Interval[]) => intervals.map(([start, end]) => ({ start, end }))
  const regions = untranslatedRegions(toParts(exons), toParts(coding), strand === '+' ? 'F' : 'R')
  const meetsCoding = (at: number) => coding.flat().includes(at)
  const found = regions.filter(
    ({ start, end }) =>
      touches(change, [start, end]) ||
      (isInsertion(change) && ((change.start === start && meetsCoding(change.end)) || (change.end === end && meetsCoding(change.start)))),
  )
  return found.map(({ type }) => (type === '5UTR' ? '5_prime_UTR_variant' : '3_prime_UTR_variant'))
}

function sorted(intervals: readonly Interval[]): Interval[] {
  return intervals.toSorted((one, other) => one[0] - other[0])
}
