import type { GraphTerm } from '../../contract/term-graph.ts'

export const nodeWidth = 184
export const nodeHeight = 62
const columnGap = 44
const rowGap = 12
/** Height of a line that passes a column. */
const laneHeight = 10

/** A term in its place, from the left: its column is the longest way from a term that nothing stands above. */
export type PlacedTerm = { term: GraphTerm; column: number; x: number; y: number }
/** A line from a term to one below it, from column to column: x and y of each point. */
export type PlacedLine = { from: string; to: string; points: readonly { x: number; y: number }[] }
export type PlacedGraph = { nodes: readonly PlacedTerm[]; lines: readonly PlacedLine[]; width: number; height: number }

/** Something in a column: a term, or where a line to a farther column passes. */
type Slot = { term: GraphTerm | null; before: Slot[]; after: Slot[]; height: number; y: number }

/** Draws terms in columns, so that lines cross seldom (Sugiyama's way: columns, then order by the middle of neighbours, then heights). */
export function layerTerms(terms: readonly GraphTerm[]): PlacedGraph {
  const columnOf = columnsOf(terms)
  const columns: Slot[][] = Array.from({ length: Math.max(-1, ...columnOf.values()) + 1 }, () => [])
  const slotOf = new Map(terms.map((term) => [term.id, addSlot(columns, columnOf.get(term.id) ?? 0, term)]))
  const ways = terms.flatMap((term) => term.parents.map((parent) => ({ from: parent, to: term.id })))
  const passed = ways.map((way) => ({ way, slots: passColumns(columns, columnOf, slotOf, way) }))
  for (let round = 0; round < 8; round++) orderColumns(columns, round % 2 === 0)
  const height = placeSlots(columns)
  const xOf = (column: number) => column * (nodeWidth + columnGap)
  return {
    nodes: columns.flatMap((slots, column) =>
      slots.flatMap(({ term, y }) => (term ? [{ term, column, x: xOf(column), y: y - nodeHeight / 2 }] : [])),
    ),
    lines: passed.map(({ way, slots }) => ({ ...way, points: pointsOf(slots, columnOf.get(way.from) ?? 0, xOf) })),
    width: Math.max(0, xOf(columns.length) - columnGap),
    height,
  }
}

/** The term above or below on a line, or beside in the column; null if there is none. */
export function stepInGraph(key: string, { nodes, lines }: PlacedGraph, from: number): number | null {
  const here = nodes[from]
  if (!here) return null
  const placeOf = (ids: readonly string[]) => {
    const found = nodes.findIndex(({ term }) => ids.includes(term.id))
    return found === -1 ? null : found
  }
  const beside = (place: number) => (nodes[place]?.column === here.column ? place : null)
  if (key === 'ArrowLeft') return placeOf(here.term.parents)
  if (key === 'ArrowRight') return placeOf(lines.filter((line) => line.from === here.term.id).map(({ to }) => to))
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
  const slot = { term, before: [], after: [], height: term ? nodeHeight + rowGap : laneHeight, y: 0 }
  columns[column]?.push(slot)
  return slot
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

/** Sorts each column by the middle of what it is joined to in the one before, or after. */
function orderColumns(columns: Slot[][], isForward: boolean): void {
  const placeOf = new Map(columns.flatMap((slots) => slots.map((slot, place) => [slot, place] as const)))
  for (const slots of isForward ? columns : columns.toReversed()) {
    const middleOf = new Map(
      slots.map((slot, place) => [slot, meanOf(isForward ? slot.before : slot.after, (each) => placeOf.get(each) ?? 0, place)]),
    )
    slots.sort((one, other) => (middleOf.get(one) ?? 0) - (middleOf.get(other) ?? 0))
    for (const [place, slot] of slots.entries()) placeOf.set(slot, place)
  }
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

/** In their order without overlap, on average where they want to be. */
function stack(slots: readonly Slot[], wishOf: (slot: Slot) => number): void {
  const wishes = slots.map(wishOf)
  let [bottom, tooLow] = [Number.NEGATIVE_INFINITY, 0]
  for (const [at, slot] of slots.entries()) {
    const wish = wishes[at] ?? 0
    slot.y = Math.max(wish, bottom + slot.height / 2)
    bottom = slot.y + slot.height / 2
    tooLow += (slot.y - wish) / slots.length
  }
  for (const slot of slots) slot.y -= tooLow
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

/** Letters that fit into a line of a box. */
const mostLetters = 25

/** A name in at most two lines, broken between words; what has no room is cut off. */
export function wrapName(name: string): string[] {
  const words = name.split(' ')
  let first = words.shift() ?? ''
  while (words[0] !== undefined && `${first} ${words[0]}`.length <= mostLetters) first += ` ${words.shift()}`
  return [first, words.join(' ')]
    .filter((line) => line !== '')
    .map((line) => (line.length > mostLetters ? `${line.slice(0, mostLetters - 1)}…` : line))
}
