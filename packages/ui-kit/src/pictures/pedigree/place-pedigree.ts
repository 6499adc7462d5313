import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'

/** Lines with the same relation to the one in the middle; `total` counts also those that are not handed in. */
export type PedigreeGroup = { title: string; relation: string; lines: readonly RecordRef[]; total: number }

export type PlacedGroup = { group: PedigreeGroup; top: number; nodes: { line: RecordRef; y: number }[] }

/** Left edges of the three columns and the width of a box, in percent. */
export const columns = { before: 0, here: 36, after: 72, width: 28 } as const

export const boxHeight = 24
// A finger needs 24 pixels, and a gap.
const step = 30
const titleHeight = 22
// More would be a list, and the Pedigree section has that.
const mostOfGroup = 8

/** Groups below each other, each under its title. */
export function placeGroups(groups: readonly PedigreeGroup[]): PlacedGroup[] {
  let top = 0
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map((group) => {
      const first = top + titleHeight + step / 2
      const nodes = group.lines.slice(0, mostOfGroup).map((line, number) => ({ line, y: first + number * step }))
      const placed = { group, top, nodes }
      top += titleHeight + nodes.length * step + 6
      return placed
    })
}

/** How high a column is; one without lines is as high as the box in the middle. */
export function columnHeight(groups: readonly PlacedGroup[]): number {
  const last = groups.at(-1)?.nodes.at(-1)?.y ?? 0
  return last + boxHeight / 2 + 8
}
