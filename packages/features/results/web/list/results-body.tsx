import { Button } from '@mantine/core'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { Sheet } from '@rosette/ui-kit/layout/sheet.tsx'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { FacetRail } from '@rosette/ui-kit/results/facets/facet-rail.tsx'
import { useState } from 'react'
import { OwnListsFilter } from '../../../list-contents/web/own-lists-filter.tsx'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import { changeChoice, changeFilter, listFilter } from '../filters/change-filters.ts'
import { toFacets, toRanges } from '../filters/to-facets.ts'
import { formatCount } from '../query/category-words.ts'
import type { ResultsQuery } from '../query/results-query.ts'
import classes from './results-body.module.css'
import { ResultsList, type ResultsListProps } from './results-list.tsx'
import { useViewChanges } from './results-tools.tsx'

type ResultsBodyProps = Omit<ResultsListProps, 'changes' | 'onFilters'> & {
  /** Writes the address of a view; that of `/results` if it is left out. */
  pathOf?(query: ResultsQuery): string
}

/** The rail of filters beside the list; on a narrow screen they open from below. */
export function ResultsBody({ pathOf, ...props }: ResultsBodyProps) {
  const { query, answer, isSearching } = props
  const { filters, category } = query
  const changes = useViewChanges(query, pathOf)
  const [isOpen, setIsOpen] = useState(false)
  const hasRail = !useScreenUpTo(1023)
  const { facets: counted } = cardOf(resultCategories[category].source)
  const { source } = resultCategories[category]
  const kind = 'kind' in source ? source.kind : null
  const facets = toFacets(counted, answer.facets ?? {}, filters, answer.total)
  const ranges = toRanges(counted, answer.ranges ?? {}, filters)
  const rail = (
    <FacetRail
      facets={facets}
      ranges={ranges}
      isBusy={isSearching}
      onChange={(field, value, part) => changes.restart({ filters: changeFilter(filters, field, value, part) })}
      onRange={(field, bounds) => changes.restart({ filters: changeChoice(filters, field, bounds) })}
      onClear={Object.keys(filters).length > 0 ? () => changes.restart({ filters: {} }) : null}
    >
      {kind !== null && query.within?.[listFilter] === undefined && (
        <OwnListsFilter
          kind={kind}
          choice={filters[listFilter] ?? {}}
          onChange={(contentId, part) => changes.restart({ filters: changeFilter(filters, listFilter, contentId, part) })}
        />
      )}
    </FacetRail>
  )
  if (facets.length + ranges.length === 0) return <ResultsList {...props} changes={changes} onFilters={null} />
  return (
    <div className={classes.body}>
      {hasRail && <aside className={classes.rail}>{rail}</aside>}
      <Sheet label="Filters" isOpen={isOpen && !hasRail} onClose={() => setIsOpen(false)} side="bottom">
        {rail}
        <Button fullWidth className={classes.show} onClick={() => setIsOpen(false)}>
          {isSearching ? 'Searching...' : `Show ${formatCount(answer.total, category)}`}
        </Button>
      </Sheet>
      <ResultsList {...props} changes={changes} onFilters={() => setIsOpen(true)} />
    </div>
  )
}
