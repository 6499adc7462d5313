/** Properties computed from a protein's sequence. Null if they cannot be computed. */
export type ProteinProperties = { length: number; molecularWeight: number | null; isoelectricPoint: number | null }

/**
 * Average masses of the amino acids in dalton: the IUPAC table of Biopython (Bio.Data.IUPACData.protein_weights), which its ProtParam
 * uses. A sum over thousands of residues shows the fourth digit, so no other table gives the same masses.
 */
const aminoAcidMass: Readonly<Record<string, number>> = {
  A: 89.0932,
  C: 121.1582,
  D: 133.1027,
  E: 147.1293,
  F: 165.1891,
  G: 75.0666,
  H: 155.1546,
  I: 131.1729,
  K: 146.1876,
  L: 131.1729,
  M: 149.2113,
  N: 132.1179,
  O: 255.3134,
  P: 115.1305,
  Q: 146.1445,
  R: 174.201,
  S: 105.0926,
  T: 119.1192,
  U: 168.0532,
  V: 117.1463,
  W: 204.2252,
  Y: 181.1885,
}

/** What each peptide bond sets free. */
const waterMass = 18.0153
const firstLetter = 'A'.charCodeAt(0)

/** The pK set of EMBOSS (Epk.dat), which its program iep uses. */
const positivePk = { nTerminus: 8.6, K: 10.8, R: 12.5, H: 6.5 } as const
const negativePk = { cTerminus: 3.6, D: 3.9, E: 4.1, C: 8.5, Y: 10.1 } as const

/**
 * Length, average mass and isoelectric point. A stop (`*`) is not a residue and does not count. A sequence with a letter that
 * stands for any residue (X, B, Z, J) has no mass; its isoelectric point is that of the residues that are known.
 */
export function proteinProperties(sequence: string): ProteinProperties {
  const counts = countResidues(sequence)
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (length === 0) return { length, molecularWeight: null, isoelectricPoint: null }
  return { length, molecularWeight: molecularWeight(counts), isoelectricPoint: isoelectricPoint(counts) }
}

/** By code, not by letter: a release has tens of millions of residues. */
function countResidues(sequence: string): Map<string, number> {
  const byLetter = new Uint32Array(26)
  const text = sequence.toUpperCase()
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - firstLetter
    if (letter >= 0 && letter < 26) byLetter[letter] = (byLetter[letter] ?? 0) + 1
  }
  const counts = new Map<string, number>()
  byLetter.forEach((count, letter) => {
    if (count > 0) counts.set(String.fromCharCode(firstLetter + letter), count)
  })
  return counts
}

function molecularWeight(counts: ReadonlyMap<string, number>): number | null {
  let sum = waterMass
  for (const [residue, count] of counts) {
    const mass = aminoAcidMass[residue]
    if (mass === undefined) return null
    sum += (mass - waterMass) * count
  }
  return round(sum, 2)
}

/** Where the charge is zero. It falls steadily as the pH rises, so halving the range finds it. */
function isoelectricPoint(counts: ReadonlyMap<string, number>): number {
  const [positive, negative] = [groupsOf(positivePk, counts), groupsOf(negativePk, counts)]
  let [low, high] = [0, 14]
  while (high - low > 0.0001) {
    const middle = (low + high) / 2
    if (chargeAt(middle, positive, negative) > 0) low = middle
    else high = middle
  }
  return round((low + high) / 2, 2)
}

type Group = { count: number; pk: number }

/** The groups that can take up or give off a proton; one terminus of each kind. */
function groupsOf(pkOf: Readonly<Record<string, number>>, counts: ReadonlyMap<string, number>): Group[] {
  const groups = Object.entries(pkOf).map(([group, pk]) => ({ count: group.endsWith('Terminus') ? 1 : (counts.get(group) ?? 0), pk }))
  return groups.filter(({ count }) => count > 0)
}

/** Henderson–Hasselbalch for each group. */
function chargeAt(ph: number, positive: readonly Group[], negative: readonly Group[]): number {
  let charge = 0
  for (const { count, pk } of positive) charge += count / (1 + 10 ** (ph - pk))
  for (const { count, pk } of negative) charge -= count / (1 + 10 ** (pk - ph))
  return charge
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
