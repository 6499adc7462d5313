import { type Facet, type FacetChange, FacetGroup } from './facet-group.tsx'
import classes from './facet-rail.module.css'
import { type RangeChange, type RangeFacet, RangeFacetGroup } from './range-facet.tsx'

type FacetRailProps = {
  facets: readonly Facet[]
  ranges: readonly RangeFacet[]
  /** While new counts are loading. */
  isBusy: boolean
  onChange: FacetChange
  onRange: RangeChange
  /** Null if nothing is ticked. */
  onClear: (() => void) | null
}

/** Facets that are open at first. */
const openAtFirst = 5

/** The filters for the hits, with live counts. */
export function FacetRail({ facets, ranges, isBusy, onChange, onRange, onClear }: FacetRailProps) {
  return (
    <section className={classes.rail} aria-label="Filters" aria-busy={isBusy} data-busy={isBusy || undefined}>
      <div className={classes.head}>
        <h2 className={classes.title}>Filters</h2>
        {onClear && (
          <button type="button" className={classes.clear} onClick={onClear}>
            Clear all
          </button>
        )}
      </div>
      {facets.map((facet, place) => (
        <FacetGroup key={facet.field} facet={facet} isOpenAtFirst={place < openAtFirst} onChange={onChange} />
      ))}
      {ranges.map((facet) => (
        <RangeFacetGroup key={facet.field} facet={facet} isOpenAtFirst onChange={onRange} />
      ))}
    </section>
  )
}
