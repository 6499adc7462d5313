import type { DomainGroup, DomainLane, DomainPosition } from './domain-groups.ts'

export type PlacedBar = { id: string; lane: DomainLane; position: DomainPosition; y: number }

/** Where titles, lanes and bars stand: heights in pixels, widths in percent, so that letters keep their size. */
export type LaneLayout = {
  isNarrow: boolean
  /** Where the ruler begins, and how wide it is. */
  left: number
  width: number
  height: number
  titles: { id: string; title: string; accession: string | null; y: number }[]
  lanes: { lane: DomainLane; y: number }[]
  bars: PlacedBar[]
}

const rulerHeight = 26
const titleHeight = 24

/** On a phone the label of a lane stands above it, and the ruler takes the full width. */
export function layLanes(groups: readonly DomainGroup[], isNarrow: boolean): LaneLayout {
  const laneHeight = isNarrow ? 36 : 21
  const layout: LaneLayout = { isNarrow, left: isNarrow ? 0 : 22, width: isNarrow ? 100 : 62, height: 0, titles: [], lanes: [], bars: [] }
  let y = rulerHeight
  for (const { id, title, accession, lanes } of groups) {
    if (title !== null) {
      layout.titles.push({ id, title, accession, y: y + 17 })
      y += titleHeight
    }
    for (const lane of lanes) {
      const middle = y + laneHeight - 10
      layout.lanes.push({ lane, y: middle })
      for (const position of lane.places)
        layout.bars.push({ id: `${lane.id} ${position.start} ${position.end}`, lane, position, y: middle })
      y += laneHeight
    }
  }
  return { ...layout, height: y + 4 }
}
