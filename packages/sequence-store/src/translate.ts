// IUPAC codes: the DNA of TAIR10 contains a few R, Y, K, S and W.
const pairs = { A: 'T', C: 'G', G: 'C', T: 'A', R: 'Y', Y: 'R', K: 'M', M: 'K', B: 'V', V: 'B', D: 'H', H: 'D', S: 'S', W: 'W', N: 'N' }

const complements = new Map(
  Object.entries(pairs).flatMap(([base, paired]) => [
    [base.charCodeAt(0), paired.charCodeAt(0)],
    [base.toLowerCase().charCodeAt(0), paired.toLowerCase().charCodeAt(0)],
  ]),
)
// A byte table for speed: a whole genome passes through here.
const table = Uint8Array.from({ length: 256 }, (_, code) => complements.get(code) ?? code)

/** The other strand, read in its own direction. */
export function reverseComplement(bases: string): string {
  const bytes = Buffer.from(bases, 'latin1').reverse()
  for (let at = 0; at < bytes.length; at++) bytes[at] = table[bytes[at] ?? 0] ?? 0
  return bytes.toString('latin1')
}

/** The standard code in the order T, C, A, G of NCBI's tables. Plastids (table 11) differ in start codons only, plant mitochondria not at all. */
const aminoAcids = 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG'
const bases = ['T', 'C', 'A', 'G']

const code = new Map(
  bases.flatMap((first, i) =>
    bases.flatMap((second, j) =>
      bases.map((third, k): [string, string] => [first + second + third, aminoAcids.charAt(i * 16 + j * 4 + k)]),
    ),
  ),
)

/**
 * Codons → amino acids. The final stop is dropped, an internal one is `*`; a codon with an ambiguous base is X, and an incomplete one is
 * dropped. RNA editing (ACG starts of plastid genes) is not visible in the DNA and is not applied.
 */
export function translate(coding: string, frame = 0): string {
  const protein = translateAll(coding, frame)
  return protein.endsWith('*') ? protein.slice(0, -1) : protein
}

/** The same with the final stop. */
export function translateAll(coding: string, frame = 0): string {
  let protein = ''
  for (let at = frame; at + 3 <= coding.length; at += 3) protein += code.get(coding.slice(at, at + 3)) ?? 'X'
  return protein
}
