import { translateAll } from '../translate.ts'
import type { CodingChange } from './coding-change.ts'
import { changedResidues } from './coding-terms.ts'

const names: Readonly<Record<string, string>> = {
  A: 'Ala',
  C: 'Cys',
  D: 'Asp',
  E: 'Glu',
  F: 'Phe',
  G: 'Gly',
  H: 'His',
  I: 'Ile',
  K: 'Lys',
  L: 'Leu',
  M: 'Met',
  N: 'Asn',
  P: 'Pro',
  Q: 'Gln',
  R: 'Arg',
  S: 'Ser',
  T: 'Thr',
  V: 'Val',
  W: 'Trp',
  Y: 'Tyr',
  '*': 'Ter',
}

/** A change of one residue, a shifted frame or a lost start as HGVS writes them; null for everything else, which takes more context. */
export function formatProteinChange(change: CodingChange): string | null {
  const { before, after, replaced, inserted } = change
  const [old, made] = [translateAll(before), translateAll(after)]
  if (/[^A-Z*]|X/.test(changedResidues(change).join(''))) return null
  if (old.startsWith('M') && !made.startsWith('M')) return 'p.Met1?'
  if (inserted.length === replaced) return substitution(change)
  if ((inserted.length - replaced) % 3 === 0) return null
  const first = [...old].findIndex((residue, at) => residue !== made[at])
  const [was, is] = [old[first], made[first]]
  if (first < 0 || was === undefined || is === undefined || was === '*') return null
  return is === '*' ? `p.${names[was]}${first + 1}Ter` : `p.${names[was]}${first + 1}fs`
}

function substitution(change: CodingChange): string | null {
  const [old, made] = changedResidues(change)
  const first = Math.floor(change.offset / 3) + 1
  const different = [...old].flatMap((residue, at) => (residue === made[at] ? [] : [at]))
  const [at] = different
  if (at === undefined) return old.length === 1 ? `p.${names[old]}${first}=` : null
  const [was, is] = [old[at], made[at]]
  if (different.length > 1 || was === undefined || is === undefined || was === '*') return null
  return `p.${names[was]}${first + at}${names[is]}`
}
