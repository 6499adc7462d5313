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
  let protein = ''
  for (let at = frame; at + 3 <= coding.length; at += 3) protein += code.get(coding.slice(at, at + 3)) ?? 'X'
  return protein.endsWith('*') ? protein.slice(0, -1) : protein
}
