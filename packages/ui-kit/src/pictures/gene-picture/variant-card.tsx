import type { PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { RecordLink } from '../../links/record-link.tsx'
import { levelHeight, lowestHead, type PictureLayout } from './picture-layout.ts'
import classes from './variant-card.module.css'
import {
  formatPart,
  formatVariantPosition,
  formatVariantType,
  formatZygosity,
  isInsertion,
  type PlacedVariant,
  placeInModels,
} from './variant-words.ts'

type VariantCardProps = { chromosome: string; variant: PlacedVariant; models: readonly PictureModel[]; layout: PictureLayout }

/** What is known of the mark that is pointed at or in focus. */
export function VariantCard({ chromosome, variant, models, layout }: VariantCardProps) {
  const part = placeInModels(models, variant.start) ?? formatPart(variant.part)
  return (
    <div className={classes.card} style={styleOf(variant, layout)} data-narrow={layout.isNarrow || undefined}>
      <strong className={classes.name}>{variant.polymorphism.label}</strong> <span>{formatVariantType(variant)}</span>
      <br />
      <b>
        {formatVariantPosition(chromosome, variant)} · {part}
      </b>
      <br />
      {isInsertion(variant) && `${formatZygosity(variant)} · `}
      <RecordLink to={variant.polymorphism}>Open record</RecordLink>
    </div>
  )
}

/** Beside the mark, on the side with more room; on a narrow picture below the lollipops. */
function styleOf(variant: PlacedVariant, { plot, scale, base, tickRow, lollipops, isNarrow }: PictureLayout) {
  if (isNarrow) return { top: (base ?? tickRow ?? 0) + 4 }
  const level = lollipops.placed.find(({ item }) => item.variant === variant)?.level
  const y = level === undefined || base === null ? (tickRow ?? 0) : base - lowestHead - level * levelHeight
  const left = plot.left + (Math.min(100, Math.max(0, scale.percent(variant.start))) * plot.width) / 100
  const top = Math.max(0, y - 30)
  return left > 55 ? { top, right: `calc(${100 - left}% + 12px)` } : { top, left: `calc(${left}% + 12px)` }
}
