import type { GeneVariant, PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { percentScale } from '../track-ruler.tsx'
import type { PictureView } from './picture-view.ts'
import { type Lollipops, placeLollipops } from './place-lollipops.ts'
import { isInsertion, type PlacedVariant } from './variant-words.ts'

/** How far beside the gene something may lie and still be drawn, in base pairs. */
const reach = 1000
/** The longest flanks of loci that can be searched are 3,000 bases. */
const matchReach = 3000

/** A stretch that something else was found to be similar to, such as an alignment of a search. */
export type PictureMatch = { id: string; label: string; start: number; end: number }

/** What a picture draws and what it can only name. */
export type PictureParts = {
  whole: PictureView
  insertions: PlacedVariant[]
  others: PlacedVariant[]
  unplaced: GeneVariant[]
  matches: readonly PictureMatch[]
}

/** Variants within reach of the models are drawn; all others are named below. */
export function partsOf(
  models: readonly PictureModel[],
  variants: readonly GeneVariant[],
  found: readonly PictureMatch[] = [],
): PictureParts {
  const gene = { start: Math.min(...models.map(({ start }) => start)), end: Math.max(...models.map(({ end }) => end)) }
  const placed = variants.flatMap((variant) => placedIn(gene, variant))
  const matches = found.filter((match) => match.start <= gene.end + matchReach && match.end >= gene.start - matchReach)
  const start = Math.min(
    gene.start,
    ...placed.map((variant) => Math.max(variant.start, gene.start - reach)),
    ...matches.map((match) => match.start),
  )
  const end = Math.max(gene.end, ...placed.map((variant) => Math.min(variant.end, gene.end + reach)), ...matches.map((match) => match.end))
  const margin = Math.max(1, (end - start) * 0.03)
  const rendered = new Set(placed.map(({ polymorphism }) => polymorphism.key))
  return {
    whole: { start: start - margin, end: end + margin },
    insertions: placed.filter(isInsertion),
    others: placed.filter((variant) => !isInsertion(variant)),
    unplaced: variants.filter(({ polymorphism }) => !rendered.has(polymorphism.key)),
    matches,
  }
}

function placedIn(gene: PictureView, variant: GeneVariant): PlacedVariant[] {
  const { start } = variant
  if (start === null) return []
  const end = variant.end ?? start
  return start <= gene.end + reach && end >= gene.start - reach ? [{ ...variant, start, end }] : []
}

export type RenderedInsertion = { variant: PlacedVariant; percent: number; x: number }

/** From top to bottom, in pixels. */
export type PictureLayout = {
  scale: ReturnType<typeof percentScale>
  /** Left and right end of the axis in percent of the whole picture. */
  plot: { left: number; width: number }
  isNarrow: boolean
  lollipops: Lollipops<RenderedInsertion>
  /** The line that the lollipops stand on; null if there are none in the gene. */
  base: number | null
  /** Middle of the row of ticks. */
  tickRow: number | null
  /** Middle of the row of matches; null if there are none. */
  matchRow: number | null
  /** Middle of each lane. */
  lanes: number[]
  height: number
}

const labelColumn = 118
const rightMargin = 10
/** A narrower picture has its labels above the lanes. */
const narrow = 560
const labelRow = 17
const laneHeight = 22
export const axisHeight = 24
export const levelHeight = 15
/** Height of the lowest head above the line. */
export const lowestHead = 14

/** Where everything stands in a picture of this width. */
export function layOut(parts: PictureParts, laneCount: number, view: PictureView, width: number): PictureLayout {
  const isNarrow = width < narrow
  const left = isNarrow ? rightMargin : labelColumn
  const plotWidth = Math.max(80, width - left - rightMargin)
  const scale = percentScale(view.start, view.end, 0)
  const inView = parts.insertions.filter(({ start }) => start >= view.start && start <= view.end)
  const lollipops = placeLollipops(
    inView.map((variant) => ({ variant, percent: scale.percent(variant.start), x: (scale.percent(variant.start) / 100) * plotWidth })),
  )
  const label = isNarrow ? labelRow : 0
  let y = axisHeight
  const levels = Math.max(2, lollipops.levels) + (lollipops.folds.length > 0 ? 1 : 0)
  const base = parts.insertions.length > 0 ? y + label + lowestHead + levels * levelHeight : null
  if (base !== null) y = base
  const tickRow = parts.others.length > 0 ? y + label + 13 : null
  if (tickRow !== null) y = tickRow + 13
  const matchRow = parts.matches.length > 0 ? y + label + 13 : null
  if (matchRow !== null) y = matchRow + 13
  y += base === null && tickRow === null && matchRow === null ? 0 : 5
  const lanes = Array.from({ length: laneCount }, (_, index) => y + label + laneHeight / 2 + index * (laneHeight + label))
  return {
    scale,
    plot: { left: (left / width) * 100, width: (plotWidth / width) * 100 },
    isNarrow,
    lollipops,
    base,
    tickRow,
    matchRow,
    lanes,
    height: y + laneCount * (laneHeight + label) + 4,
  }
}
