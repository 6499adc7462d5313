/** Maps a range of numbers onto 0 to 100 percent. */
export type PercentScale = { start: number; end: number; percent(value: number): number; width(start: number, end: number): number }

/** A scale over [start, end], widened by `padding` of its length on both sides. */
export function percentScale(start: number, end: number, padding = 0): PercentScale {
  const margin = Math.max(1, (end - start) * padding)
  const from = start - margin
  const to = end + margin
  const percent = (value: number) => ((value - from) / (to - from)) * 100
  return { start: from, end: to, percent, width: (left, right) => percent(right) - percent(left) }
}

/** Round numbers inside [start, end], about `wanted` of them: steps of 1, 2 or 5 times a power of ten. */
export function roundTicks(start: number, end: number, wanted: number): number[] {
  const rough = Math.max(1, (end - start) / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const ticks: number[] = []
  for (let tick = Math.ceil(start / step) * step; tick <= end; tick += step) ticks.push(tick)
  return ticks
}
