import type { Organ, SampleValue } from './sample-value.ts'

/** Distances in pixels, widths in percent of the picture: letters never scale. */
export const rowHeight = 18
export const headHeight = 28
export const axisHeight = 22

export type PlacedSample = { sample: SampleValue; column: number; y: number }
export type PlacedHead = { name: string; count: number; column: number; y: number }
export type SampleLayout = {
  columns: number
  /** The share of a column that names take up. */
  nameShare: number
  height: number
  samples: readonly PlacedSample[]
  heads: readonly PlacedHead[]
}

/** Organs one below the other in as many columns; an organ stays whole, so columns end where organs do. */
export function laySamples(organs: readonly Organ[], columns: number, nameShare: number): SampleLayout {
  const heights = organs.map(({ samples }) => headHeight + samples.length * rowHeight)
  const columnHeight = shortestColumn(heights, columns)
  const samples: PlacedSample[] = []
  const heads: PlacedHead[] = []
  let [column, y, height] = [0, 0, 0]
  for (const [index, organ] of organs.entries()) {
    const needed = heights[index] ?? 0
    if (y > 0 && y + needed > columnHeight) [column, y] = [column + 1, 0]
    heads.push({ name: organ.name, count: organ.samples.length, column, y: axisHeight + y })
    for (const [row, sample] of organ.samples.entries()) samples.push({ sample, column, y: axisHeight + y + headHeight + row * rowHeight })
    y += needed
    height = Math.max(height, y)
  }
  return { columns: column + 1, nameShare, height: axisHeight + height + 6, samples, heads }
}

/** The lowest height at which the organs, kept in order, fit into so many columns. */
function shortestColumn(heights: readonly number[], columns: number): number {
  let limit = Math.max(0, ...heights)
  while (columnsNeeded(heights, limit) > columns) limit += rowHeight / 2
  return limit
}

function columnsNeeded(heights: readonly number[], limit: number): number {
  let [columns, y] = [1, 0]
  for (const height of heights) {
    if (y > 0 && y + height > limit) [columns, y] = [columns + 1, 0]
    y += height
  }
  return columns
}

export type Scale = 'linear' | 'log'

export type Axis = {
  /** 0 to 1 along the axis. */
  shareOf(value: number): number
  ticks: readonly number[]
}

/** One axis for all samples, from zero, or from below it if there are negative values. Logarithmic means log2 of the value and one. */
export function axisOf(samples: readonly SampleValue[], scale: Scale): Axis {
  const values = samples.flatMap(({ mean, runs }) => [mean, ...runs.map(({ value }) => value)]).filter((value) => value !== null)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  if (scale === 'log' && least === 0) {
    const last = Math.log2(most + 1) || 1
    const powers = [0, 1, 10, 100, 1000, 10_000, 100_000].filter((tick) => tick <= most)
    return { shareOf: (value) => Math.log2(Math.max(0, value) + 1) / last, ticks: powers }
  }
  const step = roundStep((most - least) / 4 || 1)
  const ticks = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((count) => count * step).filter((tick) => tick >= least && tick <= most)
  return { shareOf: (value) => (value - least) / (most - least || 1), ticks }
}

/** 1, 2 or 5 times a power of ten, at least as large. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  return ([1, 2, 5, 10].find((times) => times * power >= step) ?? 10) * power
}
