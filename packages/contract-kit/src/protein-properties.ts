/** What follows from a protein's sequence alone. Null where the sequence does not tell it. */
export type ProteinProperties = { length: number; molecularWeight: number | null; isoelectricPoint: number | null }

/** Average isotopic masses of the residues in dalton, that is of the amino acids without the water a bond sets free. */
const residueMass: Readonly<Record<string, number>> = {
  A: 71.0788,
  C: 103.1388,
  D: 115.0886,
  E: 129.1155,
  F: 147.1766,
  G: 57.0519,
  H: 137.1411,
  I: 113.1594,
  K: 128.1741,
  L: 113.1594,
  M: 131.1926,
  N: 114.1038,
  P: 97.1167,
  Q: 128.1307,
  R: 156.1875,
  S: 87.0782,
  T: 101.1051,
  U: 150.0388,
  V: 99.1326,
  W: 186.2132,
  Y: 163.176,
}

const waterMass = 18.01528

/** The pK set of EMBOSS (Epk.dat), which its program iep uses. */
const positivePk = { nTerminus: 8.6, K: 10.8, R: 12.5, H: 6.5 } as const
const negativePk = { cTerminus: 3.6, D: 3.9, E: 4.1, C: 8.5, Y: 10.1 } as const

/**
 * Length, average mass and isoelectric point. A stop (`*`) is no residue and does not count. A sequence with a letter that
 * stands for any residue (X, B, Z, J) has no mass; its isoelectric point is that of the residues that are known.
 */
export function proteinProperties(sequence: string): ProteinProperties {
  const counts = countResidues(sequence)
  const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (length === 0) return { length, molecularWeight: null, isoelectricPoint: null }
  return { length, molecularWeight: molecularWeight(counts), isoelectricPoint: isoelectricPoint(counts) }
}

function countResidues(sequence: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of sequence.toUpperCase()) {
    if (letter >= 'A' && letter <= 'Z') counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return counts
}

function molecularWeight(counts: ReadonlyMap<string, number>): number | null {
  let sum = waterMass
  for (const [residue, count] of counts) {
    const mass = residueMass[residue]
    if (mass === undefined) return null
    sum += mass * count
  }
  return round(sum, 1)
}

/** Where the charge is zero. It falls steadily as the pH rises, so halving the range finds it. */
function isoelectricPoint(counts: ReadonlyMap<string, number>): number {
  let [low, high] = [0, 14]
  while (high - low > 0.0001) {
    const middle = (low + high) / 2
    if (chargeAt(middle, counts) > 0) low = middle
    else high = middle
  }
  return round((low + high) / 2, 2)
}

/** Henderson–Hasselbalch for each group that can take up or give off a proton; one terminus of each kind. */
function chargeAt(ph: number, counts: ReadonlyMap<string, number>): number {
  const number = (group: string) => (group.endsWith('Terminus') ? 1 : (counts.get(group) ?? 0))
  const positive = Object.entries(positivePk).reduce((sum, [group, pk]) => sum + number(group) / (1 + 10 ** (ph - pk)), 0)
  const negative = Object.entries(negativePk).reduce((sum, [group, pk]) => sum + number(group) / (1 + 10 ** (pk - ph)), 0)
  return positive - negative
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
