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
  return sorted(model.features.flatMap(({ type, start, end }) => (type === 'exon' ? [] : [{ part: drawnParts[type], start, end }])))
}

const drawnParts = { CDS: 'coding', '5UTR': '5′ UTR', '3UTR': '3′ UTR' } as const

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
