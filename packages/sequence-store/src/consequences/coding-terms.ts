import { translateAll } from '../translate.ts'
import type { CodingChange } from './coding-change.ts'
import type { ConsequenceTerm } from './consequence-terms.ts'

/** What a change within a coding part does to the protein. */
export function codingTerms(change: CodingChange): ConsequenceTerm[] {
  const { before, after, offset, replaced, inserted } = change
  const protein = translateAll(before)
  const isInStart = offset < 3 && (replaced > 0 || offset > 0)
  if (isInStart && protein.startsWith('M') && translateAll(after.slice(0, 3)) !== 'M') return ['start_lost']
  const stopAt = protein.length - 1
  const isInStop = protein.endsWith('*') && offset + Math.max(replaced, 1) > stopAt * 3 && offset + replaced <= before.length
  const [old, made] = changedResidues(change)
  if (inserted.length === replaced) return substitutionTerms(old, made)
  const terms = shiftOf(change)
  if (isInStop && old.includes('*')) terms.push(made.includes('*') || hasNextStop(change, stopAt) ? 'stop_retained_variant' : 'stop_lost')
  else if (terms[0] === 'frameshift_variant' ? isEnded(change, protein) : made.includes('*')) terms.push('stop_gained')
  return terms
}

/** Whether the bases after the coding sequence make a stop codon of one that lost bases. */
function hasNextStop({ after, following, offset }: CodingChange, stopAt: number): boolean {
  return offset >= stopAt * 3 && translateAll((after + following).slice(stopAt * 3, stopAt * 3 + 3)) === '*'
}

/** Another frame of a coding sequence that has no stop codon, as some models, may have one. */
function isEnded({ after, offset }: CodingChange, protein: string): boolean {
  const first = Math.floor(offset / 3)
  return !protein.includes('*', first) && translateAll(after).includes('*', first)
}

/** The residues of all codons that the change touches, and those that take their place. */
export function changedResidues({ before, after, offset, replaced, inserted }: CodingChange): [string, string] {
  const first = Math.floor(offset / 3) * 3
  const codonEnd = (end: number) => Math.ceil(end / 3) * 3
  const growth = inserted.length - replaced
  const oldEnd = codonEnd(offset + replaced)
  return [translateAll(before.slice(first, oldEnd)), translateAll(after.slice(first, codonEnd(oldEnd + growth)))]
}

function shiftOf({ replaced, inserted }: CodingChange): ConsequenceTerm[] {
  const growth = inserted.length - replaced
  if (growth === 0) return []
  if (growth % 3 !== 0) return ['frameshift_variant']
  return [growth > 0 ? 'inframe_insertion' : 'inframe_deletion']
}

function substitutionTerms(old: string, made: string): ConsequenceTerm[] {
  const stop = made.indexOf('*')
  if (stop >= 0 && old[stop] !== '*') return ['stop_gained']
  if (old.includes('*')) return [stop >= 0 ? 'stop_retained_variant' : 'stop_lost']
  return [old === made ? 'synonymous_variant' : 'missense_variant']
}
