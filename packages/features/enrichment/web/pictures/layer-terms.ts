import type { GraphTerm } from '../../contract/term-graph.ts'
import { wrapName } from './wrap-name.ts'

export const nodeWidth = 184
/** Of a line of a name. */
export const lineHeight = 15
/** Half of a thick frame, which would be cut off at the edge. */
const margin = 2
const columnGap = 44
const rowGap = 12
/** Height of a line that passes a column. */
const laneHeight = 10

/** A term in its place, from the left: its column is the longest way from a term that nothing stands above. */
export type PlacedTerm = { term: GraphTerm; lines: readonly string[]; column: number; x: number; y: number; height: number }
/** A line from a term to one below it, from column to column: x and y of each point. */
export type PlacedLine = { from: string; to: string; points: readonly { x: number; y: number }[] }
export type PlacedGraph = { nodes: readonly PlacedTerm[]; lines: readonly PlacedLine[]; width: number; height: number }

/** Something in a column: a term, or where a line to a farther column passes. */
type Slot = { term: GraphTerm | null; lines: readonly string[]; before: Slot[]; after: Slot[]; height: number; y: number }

/** Draws terms in columns, so that lines cross seldom (Sugiyama's way: columns, then order by the middle of neighbours, then heights). */
export function layerTerms(terms: readonly GraphTerm[]): PlacedGraph {
  const columnOf = columnsOf(terms)
  const columns: Slot[][] = Array.from({ length: Math.max(-1, ...columnOf.values()) + 1 }, () => [])
  const slotOf = new Map(terms.map((term) => [term.id, addSlot(columns, columnOf.get(term.id) ?? 0, term)]))
  const ways = terms.flatMap((term) => term.parents.map((parent) => ({ from: parent, to: term.id })))
  const passed = ways.map((way) => ({ way, slots: passColumns(columns, columnOf, slotOf, way) }))
  uncross(columns)
  const height = placeSlots(columns)
  const xOf = (column: number) => margin + column * (nodeWidth + columnGap)
  return {
    nodes: columns.flatMap((slots, column) =>
      slots.flatMap(({ term, lines, y, height: space }) =>
        term ? [{ term, lines, column, x: xOf(column), y: y - (space - rowGap) / 2, height: space - rowGap }] : [],
      ),
    ),
    lines: passed.map(({ way, slots }) => ({ ...way, points: pointsOf(slots, columnOf.get(way.from) ?? 0, xOf) })),
    width: columns.length === 0 ? 0 : xOf(columns.length) - columnGap + margin,
    height,
  }
}

/** The term above or below on a line, or beside in the column; null if there is none. */
export function stepInGraph(key: string, { nodes, lines }: PlacedGraph, from: number): number | null {
  const here = nodes[from]
  if (!here) return null
  const indexOf = (ids: readonly string[]) => {
    const found = nodes.findIndex(({ term }) => ids.includes(term.id))
    return found === -1 ? null : found
  }
  const beside = (index: number) => (nodes[index]?.column === here.column ? index : null)
  if (key === 'ArrowLeft') return indexOf(here.term.parents)
  if (key === 'ArrowRight') return indexOf(lines.filter((line) => line.from === here.term.id).map(({ to }) => to))
  if (key === 'ArrowDown') return beside(from + 1)
  return key === 'ArrowUp' ? beside(from - 1) : null
}

/** Terms come broader first, so those above a term have their column before it. */
function columnsOf(terms: readonly GraphTerm[]): Map<string, number> {
  const columnOf = new Map<string, number>()
  for (const { id, parents } of terms) columnOf.set(id, Math.max(-1, ...parents.map((parent) => columnOf.get(parent) ?? -1)) + 1)
  return columnOf
}

function addSlot(columns: Slot[][], column: number, term: GraphTerm | null): Slot {
  const lines = term ? wrapName(term.name) : []
  const height = term ? heightOf(lines) + rowGap : laneHeight
  const slot = { term, lines, before: [], after: [], height, y: 0 }
  columns[column]?.push(slot)
  return slot
}

/** The lines of a name, and one with numbers. */
function heightOf(lines: readonly string[]): number {
  return 32 + lineHeight * lines.length
}

function passColumns(
  columns: Slot[][],
  columnOf: ReadonlyMap<string, number>,
  slotOf: ReadonlyMap<string, Slot>,
  { from, to }: { from: string; to: string },
): Slot[] {
  const [first, last] = [columnOf.get(from) ?? 0, columnOf.get(to) ?? 0]
  const lanes = Array.from({ length: Math.max(0, last - first - 1) }, (_, at) => addSlot(columns, first + 1 + at, null))
  const slots = [slotOf.get(from) ?? [], lanes, slotOf.get(to) ?? []].flat()
  for (const [at, slot] of slots.entries()) {
    const next = slots[at + 1]
    if (!next) break
    slot.after.push(next)
    next.before.push(slot)
  }
  return slots
}

/** Orders the columns back and forth, and leaves the order in which the fewest lines cross. */
function uncross(columns: Slot[][]): void {
  let [best, fewest] = [columns.map((slots) => [...slots]), crossings(columns)]
  for (let round = 0; round < 24 && fewest > 0; round++) {
    orderColumns(columns, round % 2 === 0)
    const count = crossings(columns)
    if (count < fewest) [best, fewest] = [columns.map((slots) => [...slots]), count]
  }
  for (const [column, slots] of best.entries()) columns[column] = slots
}

function crossings(columns: readonly Slot[][]): number {
  const indexOf = indicesIn(columns)
  return columns.reduce((count, slots) => {
    const ends = slots.flatMap((slot, start) => slot.after.map((next) => ({ start, end: indexOf.get(next) ?? 0 })))
    const crossed = ends.map((one) => ends.filter((other) => one.start < other.start && one.end > other.end).length)
    return count + crossed.reduce((sum, each) => sum + each, 0)
  }, 0)
}

/** Sorts each column by the middle of what it is joined to in the one before, or after. */
function orderColumns(columns: Slot[][], isForward: boolean): void {
  const indexOf = indicesIn(columns)
  for (const slots of isForward ? columns : columns.toReversed()) {
    const middleOf = new Map(
      slots.map((slot, index) => [slot, meanOf(isForward ? slot.before : slot.after, (each) => indexOf.get(each) ?? 0, index)]),
    )
    slots.sort((one, other) => (middleOf.get(one) ?? 0) - (middleOf.get(other) ?? 0))
    for (const [index, slot] of slots.entries()) indexOf.set(slot, index)
  }
}

function indicesIn(columns: readonly Slot[][]): Map<Slot, number> {
  return new Map(columns.flatMap((slots) => slots.map((slot, index) => [slot, index] as const)))
}

/** Gives every slot its height: as near to its neighbours as those beside it allow. Returns the height of all. */
function placeSlots(columns: readonly Slot[][]): number {
  for (const slots of columns) stack(slots, () => 0)
  for (let round = 0; round < 6; round++) {
    for (const slots of round % 2 === 0 ? columns : columns.toReversed())
      stack(slots, (slot) => meanOf([...slot.before, ...slot.after], ({ y }) => y, slot.y))
  }
  const all = columns.flat()
  const top = Math.min(...all.map(({ y, height }) => y - height / 2))
  for (const slot of all) slot.y -= top
  return Math.max(0, ...all.map(({ y, height }) => y + height / 2))
}

/**
 * In their order without overlap, each as near to where it wants to be as the others allow: those that would overlap make a group, which
 * stands where its members want to be on average (isotonic regression by pooling of neighbours).
 */
function stack(slots: readonly Slot[], wishOf: (slot: Slot) => number): void {
  const groups: { top: number; members: { slot: Slot; below: number }[] }[] = []
  let bottom = 0
  for (const slot of slots) {
    const below = bottom + slot.height / 2
    bottom += slot.height
    let [top, members] = [wishOf(slot) - below, [{ slot, below }]]
    for (let above = groups.at(-1); above && above.top > top; above = groups.at(-1)) {
      const count = above.members.length + members.length
      top = (above.top * above.members.length + top * members.length) / count
      members = [...above.members, ...members]
      groups.pop()
    }
    groups.push({ top, members })
  }
  for (const { top, members } of groups) for (const { slot, below } of members) slot.y = top + below
}

function meanOf(slots: readonly Slot[], numberOf: (slot: Slot) => number, otherwise: number): number {
  return slots.length === 0 ? otherwise : slots.reduce((sum, slot) => sum + numberOf(slot), 0) / slots.length
}

/** From the right side of the upper term through the columns between to the left side of the lower one. */
function pointsOf(slots: readonly Slot[], first: number, xOf: (column: number) => number): { x: number; y: number }[] {
  return slots.flatMap(({ y }, at) => {
    const left = { x: xOf(first + at), y }
    const right = { x: xOf(first + at) + nodeWidth, y }
    if (at === 0) return [right]
    return at === slots.length - 1 ? [left] : [left, right]
  })
}
