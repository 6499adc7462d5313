import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-skeleton.tsx'
import { pluralOf } from './query/category-words.ts'
import { ResultsHeading } from './results-heading.tsx'
import classes from './searching.module.css'

/** RESULTS-002: before the first answer. */
export function Searching({ category }: { category: ResultCategoryName }) {
  return (
    <>
      <ResultsHeading title={`Searching ${pluralOf(category)}`} category={category} />
      <div className={classes.body} aria-busy>
        <div className={classes.rail} aria-hidden>
          {['Filters', 'first', 'second', 'third'].map((place) => (
            <div key={place} className={classes.facet} />
          ))}
        </div>
        <div>
          <p role="status" className={classes.line}>
            Searching...
          </p>
          <ResultsSkeleton />
        </div>
      </div>
    </>
  )
}
