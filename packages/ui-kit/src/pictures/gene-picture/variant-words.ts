import type { GeneVariant, PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import type { GenePart } from '@rosette/contract-kit/vocabulary/gene-parts.ts'
import { formatCount, formatNumber } from '../../text/format-number.ts'
import { intronsOf, shapesOf } from './model-shapes.ts'

/** An insertion or polymorphism that has a place in the picture. */
export type PlacedVariant = GeneVariant & { start: number; end: number }

export function isInsertion({ polymorphismType }: GeneVariant): boolean {
  return polymorphismType === 'insertion'
}

/** `T-DNA insertion`, `substitution`. */
export function formatVariantType(variant: GeneVariant): string {
  if (isInsertion(variant)) return variant.insertionType ? `${variant.insertionType} insertion` : 'insertion'
  return variant.polymorphismType?.replaceAll('_', ' ') ?? 'polymorphism'
}

export function formatPart(part: GenePart | null): string {
  return part === 'upstream' ? 'before the gene' : (part ?? 'part not known')
}

export function formatZygosity({ zygosity }: GeneVariant): string {
  return zygosity ?? 'zygosity not known'
}

/** `Chr4:10,385,822` or `Chr4:10,385,822–10,385,830`. */
export function formatVariantPosition(chromosome: string, { start, end }: PlacedVariant): string {
  return `${chromosome}:${formatNumber(start)}${end === start ? '' : `–${formatNumber(end)}`}`
}

/** Everything that a mark says, in one line. */
export function describeVariant(chromosome: string, variant: PlacedVariant): string {
  const type = formatVariantType(variant)
  const reported = isInsertion(variant)
    ? [formatPart(variant.part), formatVariantPosition(chromosome, variant), formatZygosity(variant)]
    : []
  const other = [...(variant.part ? [formatPart(variant.part)] : []), formatVariantPosition(chromosome, variant)]
  return [variant.polymorphism.label, type, ...(reported.length > 0 ? reported : other)].join(', ')
}

/** Where a base lies in the models: `intron 2 of all 4 models`, or `intron 7 of 3 models, 3′ UTR of 1`; null outside them. */
export function placeInModels(models: readonly PictureModel[], base: number): string | null {
  const hits = models.flatMap((model) => partAt(model, base) ?? [])
  const byPart = [...Map.groupBy(hits, (hit) => hit)].toSorted(([, one], [, other]) => other.length - one.length)
  const [first] = byPart
  if (!first) return null
  if (byPart.length === 1) return models.length === 1 ? first[0] : `${first[0]} of ${allOrSome(first[1].length, models.length)}`
  return byPart.map(([part, { length }], index) => `${part} of ${index === 0 ? formatCount(length, 'model') : length}`).join(', ')
}

function allOrSome(count: number, total: number): string {
  return count === total ? `all ${total} models` : `${count} of ${total} models`
}

/** Exons and introns are counted in the direction of the gene. */
function partAt(model: PictureModel, base: number): string | null {
  if (base < model.start || base > model.end) return null
  const shapes = shapesOf(model)
  const introns = intronsOf(shapes)
  const intron = introns.findIndex(({ start, end }) => base >= start && base <= end)
  if (intron !== -1) return `intron ${model.orientation === 'R' ? introns.length - intron : intron + 1}`
  const shape = shapes.find(({ start, end }) => base >= start && base <= end)
  if (!shape) return null
  if (shape.part === '5′ UTR' || shape.part === '3′ UTR') return shape.part
  const before = introns.filter(({ end }) => end < base).length
  return `exon ${model.orientation === 'R' ? introns.length + 1 - before : before + 1}`
}
