import { formatNumber, formatRange } from '../record/format-number.ts'
import { shapesOf, type TrackModel } from './track-model.ts'

/** The sentence of a model for those who do not see it. */
export function describeModel(model: TrackModel): string {
  const shapes = shapesOf(model)
  const exons = model.features.filter((feature) => feature.type === 'exon').length || shapes.length
  const coding = shapes.filter((shape) => shape.part === 'coding').reduce((sum, { start, end }) => sum + end - start + 1, 0)
  const kind = coding > 0 ? `${formatNumber(coding)} coding bp` : 'no coding part'
  const mark = model.isRepresentative ? ', representative' : ''
  return `${model.name}${mark}: ${formatRange(model.start, model.end)}, ${exons} ${exons === 1 ? 'exon' : 'exons'}, ${kind}`
}
