/** The stretch of the chromosome that a picture shows, in base pairs. */
export type PictureView = { start: number; end: number }

/** A closer look would show single bases, and there are no letters to read. */
export const fewestBases = 60

/** Zooms by a factor (below 1: closer) around a base that keeps its place on the screen. */
export function zoomView(view: PictureView, whole: PictureView, factor: number, around = middleOf(view)): PictureView {
  const length = lengthOf(view)
  const wanted = clamp(length * factor, Math.min(fewestBases, lengthOf(whole)), lengthOf(whole))
  const start = around - ((around - view.start) / length) * wanted
  return inside({ start, end: start + wanted }, whole)
}

/** Moves by a share of what is shown; to the right if it is positive. */
export function panView(view: PictureView, whole: PictureView, share: number): PictureView {
  const shift = lengthOf(view) * share
  return inside({ start: view.start + shift, end: view.end + shift }, whole)
}

/** What shows a stretch with some margin on both sides. */
export function viewOf({ start, end }: PictureView, whole: PictureView): PictureView {
  const margin = Math.max(fewestBases / 2, (end - start) * 0.2)
  return zoomView({ start: start - margin, end: end + margin }, whole, 1)
}

export function isWhole(view: PictureView, whole: PictureView): boolean {
  return view.start <= whole.start && view.end >= whole.end
}

function inside(view: PictureView, whole: PictureView): PictureView {
  const start = clamp(view.start, whole.start, Math.max(whole.start, whole.end - lengthOf(view)))
  return { start, end: Math.min(whole.end, start + lengthOf(view)) }
}

function lengthOf({ start, end }: PictureView): number {
  return end - start
}

function middleOf({ start, end }: PictureView): number {
  return (start + end) / 2
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
