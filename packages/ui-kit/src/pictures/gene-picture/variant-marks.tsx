import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { ReactNode } from 'react'
import { useKindPath } from '../../app-facts.tsx'
import { PageLink } from '../../links/page-link.tsx'
import { formatCount, formatNumber } from '../../text/format-number.ts'
import { markProps } from '../frame/use-mark-keys.ts'
import type { PercentScale } from '../track-ruler.tsx'
import { levelHeight, lowestHead, type RenderedInsertion } from './picture-layout.ts'
import type { Fold, Placed } from './place-lollipops.ts'
import classes from './variant-marks.module.css'
import { describeVariant, type PlacedVariant } from './variant-words.ts'

/** What marks have in common: where they say that they are pointed at, and their place in the order of keys. */
export type MarkProps = { index: number; chromosome: string; isOwn: boolean; onPoint(): void; onTap(event: React.MouseEvent): void }

/** From the line up to the head of an insertion. All stems are drawn before all heads, so that none crosses a head. */
export function Stem({ lollipop: { item, level }, base }: { lollipop: Placed<RenderedInsertion>; base: number }) {
  const x = `${item.percent}%`
  return (
    <g data-part={item.variant.part ?? 'other'} className={classes.lollipop}>
      <line x1={x} x2={x} y1={base} y2={base - lowestHead - level * levelHeight} className={classes.stem} />
    </g>
  )
}

type LollipopProps = MarkProps & { lollipop: Placed<RenderedInsertion>; base: number }

/** An insertion: a head, which is filled if it is homozygous. */
export function Lollipop({ lollipop: { item, level }, base, ...mark }: LollipopProps) {
  const { variant, percent } = item
  const head = base - lowestHead - level * levelHeight
  const x = `${percent}%`
  return (
    <RecordMark to={variant.polymorphism} label={describeVariant(mark.chromosome, variant)} {...mark}>
      <g data-part={variant.part ?? 'other'} className={classes.lollipop}>
        {mark.isOwn && <circle cx={x} cy={head} r="9" className={classes.ring} />}
        <circle cx={x} cy={head} r="5" className={classes.head} data-filled={variant.zygosity === 'homozygous' || undefined} />
      </g>
    </RecordMark>
  )
}

type TickProps = MarkProps & { variant: PlacedVariant; scale: PercentScale; y: number }

/** Any other polymorphism: a tick, or a bar as long as what is changed. */
export function Tick({ variant, scale, y, ...mark }: TickProps) {
  const [from, to] = [scale.percent(variant.start), scale.percent(variant.end + 1)]
  return (
    <RecordMark to={variant.polymorphism} label={describeVariant(mark.chromosome, variant)} {...mark}>
      {mark.isOwn && <circle cx={`${(from + to) / 2}%`} cy={y} r="10" className={classes.ring} />}
      <rect x={`${from}%`} width={`${Math.max(0.18, to - from)}%`} y={y - 6} height="12" className={classes.tick} />
    </RecordMark>
  )
}

type FoldMarkProps = Pick<MarkProps, 'index'> & { fold: Fold<RenderedInsertion>; y: number; onOpen(): void }

/** How many insertions there is no room for; opening it shows them closer. */
export function FoldMark({ fold: { items }, y, index, onOpen }: FoldMarkProps) {
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return null
  const range = `${formatNumber(first.variant.start)} – ${formatNumber(last.variant.start)}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button.
    <g
      role="button"
      aria-label={`${formatCount(items.length, 'more insertion')} at ${range}: zoom in`}
      className={classes.fold}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen()
      }}
      {...markProps(index)}
    >
      <svg x={`${first.percent}%`} y={y} overflow="visible" aria-hidden="true">
        <rect x="-17" y="-8" width="34" height="16" rx="8" />
        <text y="4" textAnchor="middle">
          +{formatNumber(items.length)}
        </text>
      </svg>
    </g>
  )
}

type RecordMarkProps = MarkProps & { to: RecordRef; label: string; children: ReactNode }

/** A mark that leads to a record, and tells when it is pointed at or in focus. */
function RecordMark({ to, label, index, isOwn, onPoint, onTap, children }: RecordMarkProps) {
  const kind = useKindPath(to.kind)
  if (!kind) return null
  return (
    <PageLink
      href={linkPath(kind, to)}
      aria-label={label}
      aria-current={isOwn ? 'true' : undefined}
      className={classes.mark}
      onFocus={onPoint}
      onPointerEnter={onPoint}
      onClick={onTap}
      {...markProps(index)}
    >
      {children}
    </PageLink>
  )
}
