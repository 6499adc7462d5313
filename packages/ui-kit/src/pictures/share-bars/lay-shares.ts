import type { ShareBlock, ShareRow } from './share-rows.ts'

/** Distances in pixels, widths in percent: letters never scale. */
export const top = 34
export const blockHead = 30

export type ShareLayout = {
  height: number
  rowHeight: number
  /** Where name and bars stand in their row. */
  nameY: number
  barY: number
  /** Where numbers end. */
  columns: readonly { label: string; x: number }[]
  xOf(share: number): number
  yOf(row: Pick<ShareRow, 'block' | 'index'>): number
  blockY(block: number): number
}

const wide = { rowHeight: 30, nameY: 19, barY: 5, plot: [36, 38], columns: [82, 91, 100] } as const
// The name stands above its bars.
const narrow = { rowHeight: 48, nameY: 15, barY: 22, plot: [0, 48], columns: [64, 82, 100] } as const

/** Where the rows of all blocks stand, and where shares up to `last` end. */
export function layShares(blocks: readonly ShareBlock[], last: number, isNarrow: boolean): ShareLayout {
  const { rowHeight, nameY, barY, plot, columns } = isNarrow ? narrow : wide
  const [left, width] = plot
  const heightOf = ({ groups }: ShareBlock) => blockHead + groups.length * rowHeight
  const blockY = (block: number) => blocks.slice(0, block).reduce((sum, each) => sum + heightOf(each), top)
  return {
    rowHeight,
    nameY,
    barY,
    blockY,
    height: blockY(blocks.length) + 4,
    columns: ['Genes', 'List', 'Genome'].map((label, at) => ({ label, x: columns[at] ?? 100 })),
    xOf: (share) => left + (share / last) * width,
    yOf: ({ block, index }) => blockY(block) + blockHead + index * rowHeight,
  }
}
