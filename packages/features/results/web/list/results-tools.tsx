import { Button } from '@mantine/core'
import type { Column, Facets } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { ColumnChooser, ListTools } from '@rosette/ui-kit/results/list-tools.tsx'
import { SizeSelect } from '@rosette/ui-kit/table/pager.tsx'
import { IconDna2, IconFilter, IconLayoutGrid, IconMenu2, IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListName } from '../../../list-contents/web/list-name.tsx'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import { activeFilters } from '../filters/change-filters.ts'
import { formatResultsPath, type ResultsQuery, resultSizes } from '../query/results-query.ts'
import chips from './filter-chips.module.css'
import classes from './results-tools.module.css'
import { SortSelect } from './sort-select.tsx'

type ResultsToolsProps = {
  query: ResultsQuery
  columns: readonly Column<unknown>[]
  /** Ids of the columns that are empty in every match. */
  emptyColumns: readonly string[]
  changes: ViewChanges
  /** Which rows are shown. */
  line: string
  isCards: boolean
  /** Opens the filters if the screen is too narrow for their rail; null if there are none. */
  onFilters: (() => void) | null
  children?: ReactNode
}

/** The line above the list: active filters, which rows are shown, and how. */
export function ResultsTools({ query, columns, emptyColumns, changes, line, isCards, onFilters, children }: ResultsToolsProps) {
  const { facets, genome } = cardOf(resultCategories[query.category].source)
  const count = activeFilters(facets, query.filters).length
  const narrowing = (
    <>
      {onFilters && (
        <Button
          variant="default"
          size="xs"
          className={classes.filters}
          leftSection={<IconFilter size={15} aria-hidden />}
          onClick={onFilters}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
        </Button>
      )}
      <FilterChips facets={facets} filters={query.filters} onChange={(filters) => changes.restart({ filters })} />
    </>
  )
  return (
    <ListTools line={line} before={narrowing} after={children}>
      {isCards && <SortSelect columns={columns} sort={query.sort} isRanked onSort={(sort) => changes.restart({ sort })} />}
      <fieldset className={classes.switch}>
        <legend className="visually-hidden">View</legend>
        <ViewButton label="Table" icon={<IconMenu2 size={15} aria-hidden />} query={query} changes={changes} view="table" />
        <ViewButton label="Cards" icon={<IconLayoutGrid size={15} aria-hidden />} query={query} changes={changes} view="cards" />
        {genome && (
          <ViewButton label="On the genome" icon={<IconDna2 size={15} aria-hidden />} query={query} changes={changes} view="genome" />
        )}
      </fieldset>
      <ColumnChooser
        columns={columns}
        chosen={query.columns}
        empty={emptyColumns}
        onChange={(chosen) => changes.redraw({ columns: chosen })}
      />
      <SizeSelect sizes={resultSizes} size={query.pageSize} label="Results per page" onSize={(pageSize) => changes.restart({ pageSize })} />
    </ListTools>
  )
}

type ViewButtonProps = Pick<ResultsToolsProps, 'query' | 'changes'> & {
  label: string
  icon: ReactNode
  view: ResultsQuery['view']
}

function ViewButton({ label, icon, query, changes, view }: ViewButtonProps) {
  return (
    <button type="button" className={classes.option} aria-pressed={query.view === view} onClick={() => changes.redraw({ view })}>
      {icon}
      {label}
    </button>
  )
}

type FilterChipsProps = { facets: Facets; filters: Filters; onChange(filters: Filters): void }

/** The active filters, each with a button that removes it. */
function FilterChips({ facets, filters, onChange }: FilterChipsProps) {
  const active = activeFilters(facets, filters)
  if (active.length === 0) return null
  return (
    <ul className={chips.chips} aria-label="Active filters">
      {active.map(({ part, words, contentId, without }) => (
        <li key={`${words} ${contentId}`}>
          <button type="button" className={chips.chip} data-part={part} onClick={() => onChange(without)}>
            <span className="visually-hidden">Remove filter </span>
            {words} {contentId !== undefined && <ListName contentId={contentId} />}
            <IconX size={13} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={chips.clear} onClick={() => onChange({})}>
          Clear filters
        </button>
      </li>
    </ul>
  )
}

export type ViewChanges = {
  /** Another order, filter or page size restarts at the first page (TABLE-014). */
  restart(change: Partial<ResultsQuery>): void
  /** The same rows, shown differently. */
  redraw(change: Partial<ResultsQuery>): void
  /** The address of another view of this search, for links. */
  pathTo(change: Partial<ResultsQuery>): string
}

/** Every change of a view adds a history entry, so that Back undoes it. `pathOf` writes the address of a view. */
export function useViewChanges(query: ResultsQuery, pathOf = formatResultsPath): ViewChanges {
  const router = useRouter()
  const pathTo = (change: Partial<ResultsQuery>) => pathOf({ ...query, ...change })
  // Ticking a filter keeps the scroll position.
  const go = (change: Partial<ResultsQuery>) => router.navigate({ href: pathTo(change), resetScroll: false })
  return { pathTo, redraw: go, restart: (change) => go({ page: 1, cursor: null, ...change }) }
}
