import { type Facet, type FacetChange, FacetGroup } from './facet-group.tsx'
import classes from './facet-rail.module.css'

type FacetRailProps = {
  facets: readonly Facet[]
  /** While new counts are on their way. */
  isBusy: boolean
  onChange: FacetChange
  /** Null where nothing is ticked. */
  onClear: (() => void) | null
}

/** Facets that are open at first. */
const openAtFirst = 5

/** What the hits can be narrowed by, with live counts. */
export function FacetRail({ facets, isBusy, onChange, onClear }: FacetRailProps) {
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
    </section>
  )
}
