export type GenotypeCounts = {
  /** Samples with a known allele. */
  called: number
  /** Which samples carry each alternative allele, by their place in the file. */
  carriers: number[][]
}

const codeOf = (letter: string) => letter.charCodeAt(0)
const [tab, colon, zero, nine] = [codeOf('\t'), codeOf(':'), codeOf('0'), codeOf('9')]

/**
 * Of the columns of genotypes of a VCF, with tabs between them: `0/1`, `1|1`, `1`, `./.`; anything after a colon is about their quality.
 * Letter by letter: a line has a thousand of them, and cutting it into texts takes ten times as long.
 */
export function countGenotypes(columns: string, alts: number): GenotypeCounts {
  const counts: GenotypeCounts = { called: 0, carriers: Array.from({ length: alts }, () => []) }
  if (columns === '') return counts
  let [sample, allele, isCalled] = [0, -1, false]
  for (let at = 0; at <= columns.length; at++) {
    const letter = at < columns.length ? columns.charCodeAt(at) : tab
    if (letter >= zero && letter <= nine) {
      allele = Math.max(allele, 0) * 10 + letter - zero
      continue
    }
    if (allele >= 0) {
      isCalled = true
      const carriers = counts.carriers[allele - 1]
      if (carriers && carriers.at(-1) !== sample) carriers.push(sample)
      allele = -1
    }
    if (letter === colon) {
      const end = columns.indexOf('\t', at)
      at = (end < 0 ? columns.length : end) - 1
      continue
    }
    if (letter !== tab) continue
    if (isCalled) counts.called++
    sample++
    isCalled = false
  }
  return counts
}
