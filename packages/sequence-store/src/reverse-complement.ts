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
