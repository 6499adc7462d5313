/** Full height of a column. */
const mostBits = 2

export type LogoLetter = {
  base: 'A' | 'C' | 'G' | 'T'
  column: number /** From the top, as shares of 2 bits. */
  top: number
  height: number
}

const bases = ['A', 'C', 'G', 'T'] as const

/** Letters as high as their share of the information of their column, the most frequent one on top. */
export function layLogo(columns: readonly (readonly number[])[]): LogoLetter[] {
  return columns.flatMap((counts, column) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    const shares = bases.map((base, index) => ({ base, share: (counts[index] ?? 0) / total }))
    const bits = shares.reduce((sum, { share }) => (share > 0 ? sum + share * Math.log2(share) : sum), mostBits)
    let bottom = 1
    return shares
      .toSorted((one, other) => one.share - other.share)
      .map(({ base, share }) => {
        const height = (share * bits) / mostBits
        bottom -= height
        return { base, column, top: bottom, height }
      })
      .filter(({ height }) => height > 0.002)
  })
}
