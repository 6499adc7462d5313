import { lazy, type ReactNode, Suspense } from 'react'
import { HelpMark } from '../../feedback/help-mark.tsx'
import { type Facet, type FacetChange, FacetGroup } from './facet-group.tsx'
import classes from './facet-rail.module.css'
import type { RangeChange, RangeFacet } from './range-facet.tsx'

// Few lists have numbers to choose from, and the slider weighs as much as all other filters.
const RangeFacetGroup = lazy(() => import('./range-facet.tsx').then((module) => ({ default: module.RangeFacetGroup })))

type FacetRailProps = {
  facets: readonly Facet[]
  ranges: readonly RangeFacet[]
  /** While new counts are loading. */
  isBusy: boolean
  onChange: FacetChange
  onRange: RangeChange
  /** Null if nothing is ticked. */
  onClear: (() => void) | null
  /** Filters by what only the visitor has. */
  children?: ReactNode
}

/** Facets that are open at first. */
const openAtFirst = 5

/** The filters for the hits, with live counts. */
export function FacetRail({ facets, ranges, isBusy, onChange, onRange, onClear, children }: FacetRailProps) {
  return (
    <section className={classes.rail} aria-label="Filters" aria-busy={isBusy} data-busy={isBusy || undefined}>
      <div className={classes.head}>
        <h2 className={classes.title}>Filters</h2>
        <HelpMark topic="help-filters-and-links#filters" label="Filters" />
        {onClear && (
          <button type="button" className={classes.clear} onClick={onClear}>
            Clear all
          </button>
        )}
      </div>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.field} facet={facet} isOpenAtFirst={index < openAtFirst} onChange={onChange} />
      ))}
      {ranges.length > 0 && (
        <Suspense>
          {ranges.map((facet) => (
            <RangeFacetGroup key={facet.field} facet={facet} isOpenAtFirst onChange={onRange} />
          ))}
        </Suspense>
      )}
      {children}
    </section>
  )
}
