import { type AlleleChange, changeOf, isInsertion } from '@rosette/sequence-store/consequences/allele-change.ts'
import type { ConsequenceTerm } from '@rosette/sequence-store/consequences/consequence-terms.ts'
import { findConsequence } from '@rosette/sequence-store/consequences/find-consequence.ts'
import type { GeneModel } from '@rosette/sequence-store/gene-model.ts'
import { spanOf } from '@rosette/sequence-store/interval.ts'
import type { GeneratedVariant } from './generated-variants.ts'
import { type CsqAnswers, variantKey } from './run-csq.ts'

/** Words of bcftools csq that are not terms of the Sequence Ontology without their ending. */
const words: Readonly<Record<string, ConsequenceTerm>> = {
  '5_prime_utr': '5_prime_UTR_variant',
  '3_prime_utr': '3_prime_UTR_variant',
  frameshift: 'frameshift_variant',
  inframe_insertion: 'inframe_insertion',
  inframe_deletion: 'inframe_deletion',
  inframe_altering: 'protein_altering_variant',
  stop_gained: 'stop_gained',
  stop_lost: 'stop_lost',
  start_lost: 'start_lost',
  coding_sequence: 'coding_sequence_variant',
  non_coding: 'non_coding_transcript_variant',
}

export type Comparison = {
  variants: number
  /** Variants of which every model has the same terms. */
  equalVariants: number
  /** A variant and a model that it touches. */
  pairs: number
  equal: number
  /** Differences by their reason (see `reasonOf`). */
  explained: Record<string, number>
  /** Differences without one. */
  wrong: string[]
  terms: Record<string, number>
}

type BasesOf = (chromosome: string, start: number, end: number) => string | null

/** Our consequences beside those of bcftools csq, for each variant and each model that it touches. */
export function compareConsequences(
  variants: readonly GeneratedVariant[],
  models: readonly GeneModel[],
  basesOf: BasesOf,
  theirs: CsqAnswers,
): Comparison {
  const comparison: Comparison = { variants: variants.length, equalVariants: 0, pairs: 0, equal: 0, explained: {}, wrong: [], terms: {} }
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  for (const variant of variants) {
    const change = changeOf(variant.position, variant.ref, variant.alt)
    if (change === null) throw new Error(`${variantKey(variant)} changes nothing`)
    const said = theirs.get(variantKey(variant)) ?? new Map<string, string[]>()
    let isWhollyEqual = true
    for (const model of models.filter(({ chromosome }) => chromosome === variant.chromosome)) {
      const ours = findConsequence(change, model, (start, end) => basesOf(variant.chromosome, start, end))?.terms ?? []
      const expected = [...new Set((said.get(model.name) ?? []).map((word) => words[word] ?? `${word}_variant`))]
      if (ours.length + expected.length === 0) continue
      comparison.pairs++
      for (const term of ours) count(comparison.terms, term)
      if (isSame(ours, expected) || isUnsaid(ours, expected, said)) comparison.equal++
      else {
        isWhollyEqual = false
        const reason = reasonOf(change, variant.position, model, ours, expected)
        if (reason === null) comparison.wrong.push(`${variantKey(variant)} ${model.name}: ${ours.join('&')} and not ${expected.join('&')}`)
        else count(comparison.explained, reason)
      }
    }
    if (isWhollyEqual) comparison.equalVariants++
  }
  return comparison
}

/** csq names introns and non-coding models only if the variant touches nothing else. */
function isUnsaid(ours: readonly ConsequenceTerm[], expected: readonly string[], said: ReadonlyMap<string, unknown>): boolean {
  return (
    isSame(
      ours.map((term) => (term === 'non_coding_transcript_variant' ? 'intron_variant' : term)),
      ['intron_variant'],
    ) &&
    expected.length === 0 &&
    said.size > 0
  )
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join()
}

/** Why bcftools 1.16 may say something else; null if it may not. */
function reasonOf(
  change: AlleleChange,
  position: number,
  { exons, coding, strand }: GeneModel,
  ours: readonly string[],
  theirs: readonly string[],
): string | null {
  // It may find a splice site of a non-coding model, or of another, which it does not report, and says nothing of introns any more.
  if (
    theirs.length === 0 &&
    isSame(
      ours,
      ours.filter((term) => /intron|non_coding/.test(term)),
    )
  )
    return 'nothing said of a non-coding part'
  const parts = coding.map(({ interval }) => interval)
  const edges = [...exons, ...parts].flat()
  const isNear = (bases: number) => edges.some((edge) => Math.abs(edge - change.start) <= bases)
  if (isInsertion(change)) {
    // It judges by the base before the inserted ones, which makes the left end of a part differ from the right one.
    const others = (terms: readonly string[]) => terms.filter((term) => term !== 'splice_region_variant' && term !== 'intron_variant')
    return isNear(4) || (isNear(10) && isSame(others(ours), others(theirs))) ? 'insertion at the end of a part' : null
  }
  // Of what reaches beyond a part it describes the rest as if splicing went on, by its length alone, or not at all, depending on the side.
  const isCut = [...exons, ...parts].some(
    ([start, end]) => (change.start < start && change.end >= start) || (change.start <= end && change.end > end),
  )
  if (isCut) return 'reaches beyond a part'
  // Of a deletion in the start codon it says sometimes how the frame shifts, and that the start is lost even where ATG comes out.
  const atStart = spanOf(parts)?.[strand === '+' ? 0 : 1]
  if (atStart !== undefined && change.start <= atStart + 3 && change.end >= atStart - 3) return 'in the start codon'
  // A base before the deleted ones is the last of them, so that two places are the same.
  if (change.start <= position && change.inserted === '') return 'deletion that lies at two places'
  // Its own protein text has the stop (5KG>5S*), but it calls the change missense.
  if (change.end > change.start && ours.includes('stop_gained') && theirs.some((term) => /missense|stop_retained/.test(term))) {
    return 'stop among several codons'
  }
  return null
}
