import '@mantine/core/styles/Slider.layer.css'
import { RangeSlider } from '@mantine/core'
import type { FacetBar } from '@rosette/contract-kit/search/search-contract.ts'
import { useState } from 'react'
import { FacetFold } from './facet-group.tsx'
import classes from './range-facet.module.css'

/** A bar, and how its bounds are written. */
export type RangeBar = FacetBar & { label: string }
export type RangeBounds = { from?: number; to?: number }
export type RangeFacet = {
  field: string
  label: string
  bars: readonly RangeBar[]
  /** Indices of the first and the last selected bar. */
  chosen: readonly [number, number]
  isChosen: boolean
}
export type RangeChange = (field: string, bounds: RangeBounds) => void

type RangeFacetGroupProps = { facet: RangeFacet; isOpenAtFirst: boolean; onChange: RangeChange }

/** The numbers of one field as bars, with a slider below them. It searches when the slider is released. */
export function RangeFacetGroup({ facet, isOpenAtFirst, onChange }: RangeFacetGroupProps) {
  const { field, label, bars, chosen, isChosen } = facet
  // Only while the slider moves; new bars bring the selection with them.
  const [moved, setMoved] = useState<{ bars: RangeFacet['bars']; indices: [number, number] } | null>(null)
  const [first, last] = moved?.bars === bars ? moved.indices : chosen
  const labelAt = (index: number) => bars[index]?.label ?? ''
  return (
    <FacetFold label={label} isOpenAtFirst={isOpenAtFirst || isChosen}>
      <Bars bars={bars} first={first} last={last} />
      <RangeSlider
        className={classes.slider}
        size={3}
        thumbSize={16}
        min={0}
        max={bars.length - 1}
        minRange={0}
        value={[first, last]}
        onChange={(indices) => setMoved({ bars, indices })}
        onChangeEnd={([from, to]) => onChange(field, boundsOf(bars, from, to))}
        label={labelAt}
        thumbFromLabel={`${label}, smallest`}
        thumbToLabel={`${label}, largest`}
        thumbValueText={labelAt}
      />
      <p className={classes.bounds}>
        <span>{labelAt(first)}</span>
        <span>{labelAt(last)}</span>
      </p>
    </FacetFold>
  )
}

/** Purely visual: the slider announces its values, and the rows show the numbers. */
function Bars({ bars, first, last }: { bars: readonly RangeBar[]; first: number; last: number }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div className={classes.bars} aria-hidden>
      {bars.map(({ label, count }, index) => (
        <span
          key={label}
          className={classes.bar}
          title={`${label}: ${count}`}
          data-chosen={(index >= first && index <= last) || undefined}
          // Keeps a single hit among thousands visible.
          style={{ height: count === 0 ? 1 : `${Math.max(6, (100 * count) / most)}%` }}
        />
      ))}
    </div>
  )
}

/** A handle at either end sets no bound, so that values outside all bars are included. */
function boundsOf(bars: readonly RangeBar[], first: number, last: number): RangeBounds {
  const from = first === 0 ? null : bars[first]?.from
  const to = last === bars.length - 1 ? null : bars[last]?.to
  return { ...(from != null && { from }), ...(to != null && { to }) }
}
