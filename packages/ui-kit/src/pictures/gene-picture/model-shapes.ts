import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { formatCount, formatNumber, formatRange } from '../../text/format-number.ts'

export type ModelShape = { part: 'coding' | '5′ UTR' | '3′ UTR' | 'non-coding exon'; start: number; end: number }

type Interval = { start: number; end: number }

/** The shapes of a model, from left to right. */
export function shapesOf(model: PictureModel): ModelShape[] {
  const coding = model.features.filter((feature) => feature.type === 'CDS')
  const exons = model.features.filter((feature) => feature.type === 'exon')
  if (coding.length === 0) return sorted(exons.map(({ start, end }) => ({ part: 'non-coding exon', start, end })))
  return sorted(model.features.flatMap(({ type, start, end }) => (type === 'exon' ? [] : [{ part: renderedParts[type], start, end }])))
}

const renderedParts = { CDS: 'coding', '5UTR': '5′ UTR', '3UTR': '3′ UTR' } as const

/** The gaps between neighbouring exons. */
export function intronsOf(shapes: readonly ModelShape[]): Interval[] {
  return shapes.flatMap((shape, index) => {
    const next = shapes[index + 1]
    return next && next.start > shape.end + 1 ? [{ start: shape.end + 1, end: next.start - 1 }] : []
  })
}

/** The representative model first, the others by name. */
export function inPictureOrder(models: readonly PictureModel[]): PictureModel[] {
  const byName = new Intl.Collator('en', { numeric: true })
  return models.toSorted((a, b) => Number(b.isRepresentative) - Number(a.isRepresentative) || byName.compare(a.name, b.name))
}

function sorted(shapes: ModelShape[]): ModelShape[] {
  return shapes.sort((a, b) => a.start - b.start)
}

/** A text alternative for the drawing of a model. */
export function describeModel(model: PictureModel): string {
  const mark = model.isRepresentative ? ', representative' : ''
  return `${model.name}${mark}: ${formatRange(model.start, model.end)}, ${describeParts(model)}`
}

/** `9 exons, 759 coding bp`. */
export function describeParts(model: PictureModel): string {
  const exons = model.features.filter((feature) => feature.type === 'exon').length || shapesOf(model).length
  const coding = basesOf(model, 'CDS')
  return `${formatCount(exons, 'exon')}, ${coding > 0 ? `${formatNumber(coding)} coding bp` : 'no coding part'}`
}

/** The bases of its exons, or of their coding parts. */
export function basesOf({ features }: Pick<PictureModel, 'features'>, type: 'exon' | 'CDS'): number {
  return features.filter((feature) => feature.type === type).reduce((sum, { start, end }) => sum + end - start + 1, 0)
}
