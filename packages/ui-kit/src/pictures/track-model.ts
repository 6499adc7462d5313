import { formatNumber, formatRange } from '../text/format-number.ts'

/** What the track draws: any transcript with exons, whatever record it comes from. */
export type TrackModel = {
  name: string
  start: number
  end: number
  orientation: 'F' | 'R' | null
  isRepresentative: boolean
  features: readonly { type: 'exon' | 'CDS' | '5UTR' | '3UTR'; start: number; end: number }[]
}

export type TrackShape = { part: 'coding' | '5′ UTR' | '3′ UTR' | 'non-coding exon'; start: number; end: number }

type Interval = { start: number; end: number }

/** The shapes of a model, from left to right. */
export function shapesOf(model: TrackModel): TrackShape[] {
  const coding = model.features.filter((feature) => feature.type === 'CDS')
  const exons = model.features.filter((feature) => feature.type === 'exon')
  if (coding.length === 0) return sorted(exons.map(({ start, end }) => ({ part: 'non-coding exon', start, end })))
  return sorted([...coding.map(({ start, end }): TrackShape => ({ part: 'coding', start, end })), ...untranslatedOf(model, coding, exons)])
}

/** The untranslated regions as published; if there are none, the parts of the exons outside the coding regions. */
function untranslatedOf(model: TrackModel, coding: readonly Interval[], exons: readonly Interval[]): TrackShape[] {
  const published = model.features.flatMap(({ type, start, end }): TrackShape[] => {
    if (type === '5UTR') return [{ part: '5′ UTR', start, end }]
    return type === '3UTR' ? [{ part: '3′ UTR', start, end }] : []
  })
  if (published.length > 0) return published
  const codingStart = Math.min(...coding.map((part) => part.start))
  const isForward = model.orientation !== 'R'
  return exons
    .flatMap((exon) => subtract(exon, coding))
    .map((rest) => ({ ...rest, part: rest.end < codingStart === isForward ? '5′ UTR' : '3′ UTR' }))
}

/** The gaps between neighbouring exons. */
export function intronsOf(shapes: readonly TrackShape[]): Interval[] {
  return shapes.flatMap((shape, index) => {
    const next = shapes[index + 1]
    return next && next.start > shape.end + 1 ? [{ start: shape.end + 1, end: next.start - 1 }] : []
  })
}

/** The representative model first, the others by name. */
export function inTrackOrder(models: readonly TrackModel[]): TrackModel[] {
  const byName = new Intl.Collator('en', { numeric: true })
  return models.toSorted((a, b) => Number(b.isRepresentative) - Number(a.isRepresentative) || byName.compare(a.name, b.name))
}

function subtract(whole: Interval, parts: readonly Interval[]): Interval[] {
  let rest: Interval[] = [{ start: whole.start, end: whole.end }]
  for (const part of parts) {
    rest = rest.flatMap((piece) => {
      if (part.end < piece.start || part.start > piece.end) return [piece]
      const left = { start: piece.start, end: part.start - 1 }
      const right = { start: part.end + 1, end: piece.end }
      return [left, right].filter((side) => side.start <= side.end)
    })
  }
  return rest
}

function sorted(shapes: TrackShape[]): TrackShape[] {
  return shapes.sort((a, b) => a.start - b.start)
}

/** A text alternative for the drawing of a model. */
export function describeModel(model: TrackModel): string {
  const shapes = shapesOf(model)
  const exons = model.features.filter((feature) => feature.type === 'exon').length || shapes.length
  const coding = shapes.filter((shape) => shape.part === 'coding').reduce((sum, { start, end }) => sum + end - start + 1, 0)
  const kind = coding > 0 ? `${formatNumber(coding)} coding bp` : 'no coding part'
  const mark = model.isRepresentative ? ', representative' : ''
  return `${model.name}${mark}: ${formatRange(model.start, model.end)}, ${exons} ${exons === 1 ? 'exon' : 'exons'}, ${kind}`
}
